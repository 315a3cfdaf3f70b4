import { Heart } from 'lucide-react'
import { Card } from '../src/card.tsx'
import { IconButton } from '../src/icon-button.tsx'
import { Grid } from '../src/page.tsx'
import { ProfileCardView } from '../src/profile-card.tsx'
import { people } from './people.ts'
import { useSay } from './texts.ts'

export default { title: 'Card' }

export const Plain = () => {
  const say = useSay()
  return <Card>{say('Een rustig vlak op het papier.', 'A quiet surface on the paper.')}</Card>
}

export const Snug = () => {
  const say = useSay()
  return <Card snug>{say('Met minder lucht.', 'With less air.')}</Card>
}

export const People = () => {
  const say = useSay()
  return (
    <Grid>
      {people.map((person) => (
        <ProfileCardView
          key={person.id}
          person={person}
          cdnPrefix="photos/"
          to={`/members/${person.id}`}
          heading="h3"
          action={
            <IconButton
              label={say(`Leuk: ${person.name}`, `Like ${person.name}`)}
              tone="raised"
              icon={<Heart aria-hidden="true" />}
            />
          }
        />
      ))}
    </Grid>
  )
}
