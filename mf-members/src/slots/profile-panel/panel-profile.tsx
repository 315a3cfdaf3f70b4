import type { Profile } from '@lonk/shared-api/schemas/profile.ts'
import { useShared } from '@lonk/shared-events/react.ts'
import { linkTo } from '@lonk/shared-events/route-names.ts'
import { Alert } from '@lonk/shared-ui/alert.tsx'
import { Button, LinkButton } from '@lonk/shared-ui/button.tsx'
import { token } from '@lonk/shared-ui/token.ts'
import { useUiText } from '@lonk/shared-ui/use-ui-text.ts'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { LikeHeart } from '../../likes/like-heart.tsx'
import { useLike } from '../../likes/use-like.ts'
import { About } from '../../profile/about.tsx'
import { LateReportOrBlock } from '../../profile/acts/late-acts.ts'
import { Facts } from '../../profile/facts.tsx'
import { Foot } from '../../profile/foot.ts'
import { Interests } from '../../profile/interests.tsx'
import { PhotoStage } from '../../profile/photos/photo-stage.tsx'
import { useOpened } from '../../profile/use-opened.ts'
import { useVisible } from '../../profile/use-visible.ts'

/** A member in a narrow column: photos, words, facts; a like and the way to the whole profile. */
export const PanelProfile = ({ profile }: { readonly profile: Profile }) => {
  const { t } = useTranslation('mf-members')
  const { t: ui } = useUiText()
  const settings = useShared('settings')
  const user = useShared('user')
  const visible = useVisible()
  const { liked, toggle } = useLike(profile)
  useOpened(profile)
  return (
    <Column>
      <PhotoStage profile={profile} />
      <div>
        <Name>
          {profile.name}, {profile.age}
        </Name>
        <Place>{[profile.city, profile.region].filter(Boolean).join(', ')}</Place>
      </div>
      {profile.fictional ? (
        <Alert title={settings?.fictional_singular || ui('person.fictional')}>
          {settings?.fictional_warning || t('profile.fictional')}
        </Alert>
      ) : null}
      <Acts>
        <Button
          size="small"
          variant="secondary"
          aria-pressed={liked}
          icon={<LikeHeart liked={liked} />}
          onClick={toggle}
        >
          {liked ? t('like.given') : t('like.give')}
        </Button>
        <LinkButton size="small" variant="quiet" to={linkTo('members-id', { id: profile.id })}>
          {t('panel.whole')}
        </LinkButton>
      </Acts>
      <About profile={profile} />
      <Facts profile={profile} />
      {visible('interests') ? <Interests ids={profile.interests} /> : null}
      {user?.profile.id === profile.id ? null : (
        <Foot>
          <LateReportOrBlock profile={profile} />
        </Foot>
      )}
    </Column>
  )
}

const { space, fontSize } = token

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.m};
  /* The panel's own button is in the corner of the photo. */
  --photo-corner: 60px;
`

const Name = styled.h2`
  font-size: ${fontSize.l};
`

const Place = styled.p`
  color: ${token.color.inkSoft};
`

const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs};
`
