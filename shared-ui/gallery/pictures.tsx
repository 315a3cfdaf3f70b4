import { Heart } from 'lucide-react'
import { BrandMark, Logo } from '../src/brand.tsx'
import { Button } from '../src/button.tsx'
import { EmptyState } from '../src/empty-state.tsx'
import { ErrorState } from '../src/error-state.tsx'
import { IconButton } from '../src/icon-button.tsx'
import { Birthday } from '../src/illustrations/birthday.tsx'
import { EmptyChats } from '../src/illustrations/empty-chats.tsx'
import { EmptySearch } from '../src/illustrations/empty-search.tsx'
import { Keyhole } from '../src/illustrations/keyhole.tsx'
import { MailSent } from '../src/illustrations/mail-sent.tsx'
import { MatchingEyes } from '../src/illustrations/matching-eyes.tsx'
import { NameTag } from '../src/illustrations/name-tag.tsx'
import { NoCredits } from '../src/illustrations/no-credits.tsx'
import { Place } from '../src/illustrations/place.tsx'
import { LoadMore } from '../src/load-more.tsx'
import { Cluster, Grid } from '../src/page.tsx'
import { ProfileCardView } from '../src/profile-card.tsx'
import { people } from './people.ts'

export function People() {
  return (
    <>
      <Grid>
        {people.map((person) => (
          <ProfileCardView
            key={person.id}
            person={person}
            cdnPrefix="photos/"
            to={`/members/${person.id}`}
            heading="h3"
            action={<IconButton label="Leuk" tone="raised" icon={<Heart aria-hidden="true" />} />}
          />
        ))}
      </Grid>
      <LoadMore shown={24} total={1000} totalCapped hasMore onMore={() => undefined} />
    </>
  )
}

export function Drawings() {
  return (
    <Grid min={170}>
      {[MatchingEyes, EmptyChats, EmptySearch, NoCredits, MailSent, Birthday, Place, NameTag, Keyhole].map(
        (Picture) => (
          <Picture key={Picture.name} />
        ),
      )}
    </Grid>
  )
}

export function Brand() {
  return (
    <Cluster gap="l">
      <Logo />
      <Logo name="Blosjes" />
      <h1>
        <Logo />
      </h1>
      <svg width="48" height="48" aria-hidden="true">
        <BrandMark />
      </svg>
    </Cluster>
  )
}

export function States() {
  return (
    <Grid min={280}>
      <EmptyState
        drawing={<EmptyChats />}
        title="Nog geen gesprekken"
        action={<Button>Leden bekijken</Button>}
        heading="h3"
      >
        Stuur iemand een bericht. Je eerste woord kost 1 credit.
      </EmptyState>
      <ErrorState onRetry={() => undefined} heading="h3" />
    </Grid>
  )
}
