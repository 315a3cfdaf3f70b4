import { Heart } from 'lucide-react'
import { Card } from '../../src/card.tsx'
import { IconButton } from '../../src/icon-button.tsx'
import { Grid } from '../../src/page.tsx'
import { ProfileCardView } from '../../src/profile-card.tsx'
import { people } from '../people.ts'

export default { title: 'Card' }

export const Plain = () => <Card>Een rustig vlak op het papier.</Card>

export const Snug = () => <Card snug>Met minder lucht.</Card>

export const People = () => (
  <Grid>
    {people.map((person) => (
      <ProfileCardView
        key={person.id}
        person={person}
        cdnPrefix="photos/"
        to={`/members/${person.id}`}
        heading="h3"
        action={
          <IconButton label={`Leuk: ${person.name}`} tone="raised" icon={<Heart aria-hidden="true" />} />
        }
      />
    ))}
  </Grid>
)
