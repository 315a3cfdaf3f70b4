import type { ProfileCard } from '@lonk/shared-api/schemas/profile.ts'
import { memo, type ReactNode } from 'react'
import type { ListBlocks } from './list-place.ts'
import { PeopleBlock } from './people-block.tsx'

/** Cells of a block: whole rows of 2, 3, 4 and 5. */
const perBlock = 60

interface PeopleProps {
  readonly people: readonly ProfileCard[]
  readonly heading?: 'h3'
  /** A cell among the first people that is about none of them. */
  readonly between?: ReactNode
  readonly onFollow: (to: string) => void
  readonly blocks: ListBlocks
}

/** The people that were found, in the server's order. There may be a thousand: those far off are not drawn. */
export const People = memo(({ people, between, ...rest }: PeopleProps) => {
  const inFirst = between ? perBlock - 1 : perBlock
  const starts = [0]
  for (let start = inFirst; start < people.length; start += perBlock) starts.push(start)
  return starts.map((start, index) => {
    const end = starts[index + 1] ?? people.length
    return (
      <PeopleBlock
        key={start}
        index={index}
        people={people.slice(start, end)}
        isWhole={end - start === (index === 0 ? inFirst : perBlock)}
        between={index === 0 ? between : null}
        {...rest}
      />
    )
  })
})
