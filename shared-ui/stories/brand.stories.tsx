import { Logo } from '../src/brand.tsx'
import { Birthday } from '../src/illustrations/birthday.tsx'
import { EmptyChats } from '../src/illustrations/empty-chats.tsx'
import { EmptySearch } from '../src/illustrations/empty-search.tsx'
import { Keyhole } from '../src/illustrations/keyhole.tsx'
import { MailSent } from '../src/illustrations/mail-sent.tsx'
import { MatchingEyes } from '../src/illustrations/matching-eyes.tsx'
import { NameTag } from '../src/illustrations/name-tag.tsx'
import { NoCredits } from '../src/illustrations/no-credits.tsx'
import { Place } from '../src/illustrations/place.tsx'
import { Cluster, Grid } from '../src/page.tsx'

export default { title: 'Brand' }

export const Logos = () => (
  <Cluster gap="l">
    <Logo />
    <Logo name="Blosjes" />
  </Cluster>
)

const pictures = [
  MatchingEyes,
  EmptyChats,
  EmptySearch,
  NoCredits,
  MailSent,
  Birthday,
  Place,
  NameTag,
  Keyhole,
]

export const Drawings = () => (
  <Grid min={170}>
    {pictures.map((Picture) => (
      <Picture key={Picture.name} />
    ))}
  </Grid>
)
