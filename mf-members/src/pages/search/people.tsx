import type { ProfileCard } from '@lonk/shared-api/schemas/profile.ts'
import { Grid } from '@lonk/shared-ui/page.tsx'
import { Fragment, type ReactNode } from 'react'
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
}

/** The people that were found, in the server's order. */
export const People = ({ people, heading, between }: PeopleProps) => {
  const last = Math.min(people.length, peopleFirst) - 1
  return (
    <Grid>
      {people.map((person, index) => (
        <Fragment key={person.id}>
          <PersonCard person={person} heading={heading} priority={heading === undefined && index < inSight} />
          {index === last ? between : null}
        </Fragment>
      ))}
    </Grid>
  )
}
