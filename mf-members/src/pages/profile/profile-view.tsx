import type { Profile, ProfileCard } from '@lonk/shared-api/schemas/profile.ts'
import { useShared } from '@lonk/shared-events/react.ts'
import { Alert } from '@lonk/shared-ui/alert.tsx'
import { StatusBadge } from '@lonk/shared-ui/badge.tsx'
import { furtherDown } from '@lonk/shared-ui/further-down.tsx'
import { OnlineDot } from '@lonk/shared-ui/online-dot.tsx'
import { Cluster, Grid, PageHeading, Stack } from '@lonk/shared-ui/page.tsx'
import { token } from '@lonk/shared-ui/token.ts'
import { usePresenceText } from '@lonk/shared-ui/use-presence-text.ts'
import { useUiText } from '@lonk/shared-ui/use-ui-text.ts'
import { BadgeCheck, MapPin } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { PersonCard } from '../../people/person-card.tsx'
import { About } from '../../profile/about.tsx'
import { LateReportOrBlock } from '../../profile/acts/late-acts.ts'
import { Facts } from '../../profile/facts.tsx'
import { Foot } from '../../profile/foot.ts'
import { Interests } from '../../profile/interests.tsx'
import { PhotoStage, PhotoStageSkeleton } from '../../profile/photos/photo-stage.tsx'
import { useOpened } from '../../profile/use-opened.ts'
import { useVisible } from '../../profile/use-visible.ts'
import { ActionBar } from './action-bar.tsx'
import { ProfileColumns } from './profile-layout.ts'
import { MetaSkeleton, NameSkeleton, WordsSkeleton } from './profile-skeleton.tsx'

interface ProfileViewProps {
  /** Absent while it is on its way. */
  readonly profile: Profile | undefined
  readonly similar: readonly ProfileCard[]
}

/**
 * A member, as everybody sees them. The heading is the same element while the profile is on its way and when it
 * is there: the shell has put the focus on it.
 */
export const ProfileView = ({ profile, similar }: ProfileViewProps) => {
  return (
    <>
      {/* The bar stays in sight for as long as this element does. */}
      <div>
        <ProfileColumns>
          {profile ? <PhotoStage profile={profile} /> : <PhotoStageSkeleton />}
          <div>
            <PageHeading lead={profile ? <Meta profile={profile} /> : <MetaSkeleton />}>
              {profile ? `${profile.name}, ${profile.age}` : <NameSkeleton />}
            </PageHeading>
            {profile ? <Words profile={profile} /> : <WordsSkeleton />}
          </div>
        </ProfileColumns>
        {profile ? <ActionBar profile={profile} /> : null}
      </div>
      {similar.length > 0 ? <SimilarPeople people={similar} /> : null}
    </>
  )
}

const SimilarPeople = furtherDown(({ people }: { readonly people: readonly ProfileCard[] }) => {
  const { t } = useTranslation('mf-members')
  return (
    <Similar>
      <h2>{t('profile.similar')}</h2>
      <Grid min={150}>
        {people.map((person) => (
          <PersonCard key={person.id} person={person} heading="h3" />
        ))}
      </Grid>
    </Similar>
  )
})

const Meta = ({ profile }: { readonly profile: Profile }) => {
  const { t } = useUiText()
  const presence = usePresenceText(profile)
  const place = [profile.city, profile.region].filter(Boolean).join(', ')
  const distance = profile.distance_km === null ? null : t('person.within', { km: profile.distance_km })
  return (
    <Line>
      <span>
        {profile.online ? <OnlineDot /> : null} {presence}
      </span>
      {place ? (
        <span>
          <MapPin aria-hidden="true" /> {[place, distance].filter(Boolean).join(' · ')}
        </span>
      ) : null}
    </Line>
  )
}

const Words = ({ profile }: { readonly profile: Profile }) => {
  const { t } = useTranslation('mf-members')
  const { t: ui } = useUiText()
  const settings = useShared('settings')
  const user = useShared('user')
  const visible = useVisible()
  useOpened(profile)
  return (
    <Stack gap="l">
      <Badges profile={profile} />
      {profile.fictional ? (
        <Alert title={settings?.fictional_singular || ui('person.fictional')}>
          {settings?.fictional_warning || t('profile.fictional')}
        </Alert>
      ) : null}
      <About profile={profile} />
      <Facts profile={profile} />
      {visible('interests') ? <Interests ids={profile.interests} /> : null}
      {user?.profile.id === profile.id ? null : (
        <Foot>
          <LateReportOrBlock profile={profile} />
        </Foot>
      )}
    </Stack>
  )
}

const Badges = ({ profile }: { readonly profile: Profile }) => {
  const { t } = useTranslation('mf-members')
  const { t: ui } = useUiText()
  const { match, liked_me, verified, premium } = profile
  if (!match && !liked_me && !verified && !premium) return null
  return (
    <Cluster gap="xs">
      {match ? <StatusBadge tone="accent">{t('profile.match')}</StatusBadge> : null}
      {!match && liked_me ? <StatusBadge tone="accent">{t('profile.likesYou')}</StatusBadge> : null}
      {verified ? (
        <StatusBadge tone="teal" icon={<BadgeCheck aria-hidden="true" />}>
          {ui('person.verified')}
        </StatusBadge>
      ) : null}
      {premium ? <StatusBadge>{t('profile.premium')}</StatusBadge> : null}
    </Cluster>
  )
}

const { space, color } = token

const Line = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.tiny} ${space.m};
  color: ${color.inkSoft};

  & > span {
    display: inline-flex;
    align-items: center;
    gap: ${space.xs};
  }
  & svg {
    width: 18px;
    height: 18px;
  }
  & > span > span {
    font-size: 11px;
  }
`

const Similar = styled.section`
  margin-block-start: ${space.xxl};

  & > h2 {
    margin-block-end: ${space.m};
    font-size: ${token.fontSize.xl};
  }
`
