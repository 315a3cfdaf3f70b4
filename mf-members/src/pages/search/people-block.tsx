import type { ProfileCard } from '@lonk/shared-api/schemas/profile.ts'
import { furtherDown, useFurtherDown } from '@lonk/shared-ui/further-down.tsx'
import { Grid } from '@lonk/shared-ui/page.tsx'
import { from, token } from '@lonk/shared-ui/token.ts'
import { memo, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { PersonCard } from '../../people/person-card.tsx'
import type { ListBlocks } from './list-position.ts'
import { useFarHeight } from './use-far-height.ts'

/** How many people are surely in sight: their photos may be asked for first, and they come to life first. */
const inSight = 4

/** How many people come before what is no member: two rows or more at any width. */
const peopleFirst = 10

const PersonFurtherDown = furtherDown(PersonCard)

interface PeopleBlockProps {
  readonly index: number
  readonly people: readonly ProfileCard[]
  /** No more people will come into it. */
  readonly isWhole: boolean
  readonly heading?: 'h3' | undefined
  readonly between: ReactNode
  readonly onFollow: (to: string) => void
  readonly blocks: ListBlocks
}

const sameBlock = (
  { people: before, ...old }: PeopleBlockProps,
  { people: after, ...now }: PeopleBlockProps,
): boolean =>
  before.length === after.length &&
  before.every((person, position) => person === after[position]) &&
  old.isWhole === now.isWhole &&
  old.heading === now.heading &&
  old.between === now.between &&
  old.onFollow === now.onFollow &&
  old.blocks === now.blocks

/** Some rows of the list: its cards while it is near, else a gap of their height. */
export const PeopleBlock = memo((props: PeopleBlockProps) => {
  const { index, people, isWhole, heading, between, onFollow, blocks } = props
  const { block, height } = useFarHeight({ index, count: people.length, isWhole, blocks })
  const ids = index === 0 ? people.map(({ id }) => id) : []
  const isFurtherDown = useFurtherDown(ids, inSight)
  if (height !== null) return <Block ref={block} style={{ blockSize: height }} />
  const cards = people.map((person, position) => {
    const Card = isFurtherDown.has(person.id) ? PersonFurtherDown : PersonCard
    const priority = heading === undefined && index === 0 && position < inSight
    return <Card key={person.id} person={person} heading={heading} priority={priority} onFollow={onFollow} />
  })
  return (
    <Block ref={block}>
      {between ? [...cards.slice(0, peopleFirst), between, ...cards.slice(peopleFirst)] : cards}
    </Block>
  )
}, sameBlock)

const { space } = token

/** As far from the one above as a row from the next. */
const Block = styled(Grid)`
  & + & {
    margin-block-start: ${space.s};

    ${from('tablet')} {
      margin-block-start: ${space.m};
    }
  }
`
