import type { ProfileCard } from '@lonk/shared-api/schemas/profile.ts'
import { peopleColumns } from '@lonk/shared-ui/page.tsx'
import { memo, type ReactNode, useState, useSyncExternalStore } from 'react'
import type { ListBlocks } from './list-position.ts'
import { PeopleBlock } from './people-block.tsx'

/** What is drawn at once: as few people as a slow phone draws between two frames. */
const rowsPerBlock = 6

const onResize = (listener: () => void) => {
  window.addEventListener('resize', listener)
  return () => window.removeEventListener('resize', listener)
}
const columnsHere = () => peopleColumns(window.innerWidth)
/** Whoever renders a document does not know the screen. */
const notKnown = () => 0

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
  const columns = useSyncExternalStore(onResize, columnsHere, notKnown)
  const cells = columns * rowsPerBlock
  // Those that came in the document stay together: somebody may be at any of them when the page comes to life.
  const [inDocument] = useState(columns === 0 ? people.length : 0)
  const inFirst = Math.max(inDocument, between ? cells - 1 : cells)
  const starts = [0]
  if (cells > 0) for (let start = inFirst; start < people.length; start += cells) starts.push(start)
  return starts.map((start, index) => {
    const end = starts[index + 1] ?? people.length
    return (
      <PeopleBlock
        key={start === 0 ? 'first' : `${cells} ${start}`}
        index={index}
        people={people.slice(start, end)}
        isWhole={end - start === (index === 0 ? inFirst : cells)}
        between={index === 0 ? between : null}
        {...rest}
      />
    )
  })
})
