import type { ProfileCard } from '@lonk/shared-api/schemas/profile.ts'
import { Grid } from '@lonk/shared-ui/page.tsx'
import { from } from '@lonk/shared-ui/token.ts'
import { Fragment, memo, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { PersonCard } from '../../people/person-card.tsx'

/** How many photos are surely in sight, and may be asked for first. */
const inSight = 4

/** How many people come before what is no member: two rows or more at any width. */
const peopleFirst = 10

interface PeopleProps {
  readonly people: readonly ProfileCard[]
  readonly heading?: 'h3'
  /** A cell among the people that is about none of them. */
  readonly between?: ReactNode
  readonly onFollow: (to: string) => void
  /** Their heights are known, so that those far off need none worked out. */
  readonly settled: boolean
}

/** The people that were found, in the server's order. There may be a thousand. */
export const People = memo(({ people, heading, between, onFollow, settled }: PeopleProps) => {
  const last = Math.min(people.length, peopleFirst) - 1
  return (
    <LongGrid data-settled={settled}>
      {people.map((person, index) => (
        <Fragment key={person.id}>
          <PersonCard
            person={person}
            heading={heading}
            priority={heading === undefined && index < inSight}
            onFollow={onFollow}
          />
          {index === last ? between : null}
        </Fragment>
      ))}
    </LongGrid>
  )
})

/* A card far off is neither laid out nor painted; it keeps the height that it had, or the usual one. */
const LongGrid = styled(Grid)`
  & > article {
    contain-intrinsic-size: auto 280px;

    ${from('phone')} {
      contain-intrinsic-size: auto 350px;
    }
  }
  &[data-settled='true'] > article {
    content-visibility: auto;
  }
`
