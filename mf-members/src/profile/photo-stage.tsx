import type { Photo as ProfilePhoto } from '@lonk/shared-api/schemas/photo.ts'
import type { Profile } from '@lonk/shared-api/schemas/profile.ts'
import { bus } from '@lonk/shared-events/bus.ts'
import { useShared } from '@lonk/shared-events/react.ts'
import { StatusBadge } from '@lonk/shared-ui/badge.tsx'
import { Button } from '@lonk/shared-ui/button.tsx'
import { Photo } from '@lonk/shared-ui/photo.tsx'
import { Skeleton } from '@lonk/shared-ui/skeleton.tsx'
import { below, token } from '@lonk/shared-ui/token.ts'
import { useUiText } from '@lonk/shared-ui/use-ui-text.ts'
import { Lock } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { LateProfileMenu } from './acts/late-acts.ts'

const fileOf = (photo: ProfilePhoto, small: boolean): string | null =>
  photo.locked ? photo.blur_filename : ((small ? photo.thumb_filename : null) ?? photo.filename)

const shownPhotos = ({ photos, main_image }: Profile): readonly ProfilePhoto[] => {
  const active = photos.filter(({ status }) => status === 'active')
  return active.length > 0 || !main_image ? active : [main_image]
}

/** One photo large, the others to choose from below it. */
export const PhotoStage = ({ profile }: { readonly profile: Profile }) => {
  const { t } = useTranslation('mf-members')
  const { t: ui } = useUiText()
  const settings = useShared('settings')
  const user = useShared('user')
  const [place, setPlace] = useState(0)
  const photos = shownPhotos(profile)
  const current = photos[place] ?? photos[0]
  const cdn = settings?.cdn_prefix ?? ''
  const address = (file: string | null | undefined) => (file ? cdn + file : null)

  const altOf = (photo: ProfilePhoto, index: number) =>
    photo.locked
      ? ui('person.locked', { name: profile.name })
      : ui('person.photo', { position: index + 1, name: profile.name })

  return (
    <Stage>
      <Frame>
        <Photo
          src={address(current && fileOf(current, false))}
          alt={
            current ? altOf(current, photos.indexOf(current)) : ui('person.noPhoto', { name: profile.name })
          }
          seed={profile.id}
          priority={true}
        />
        {profile.fictional ? (
          <Label>
            <StatusBadge>{settings?.fictional_singular || ui('person.fictional')}</StatusBadge>
          </Label>
        ) : null}
        {current?.locked ? <Unlock /> : null}
        {user?.profile.id === profile.id ? null : (
          <Corner>
            <LateProfileMenu profile={profile} photo={current} />
          </Corner>
        )}
      </Frame>
      {photos.length > 1 ? (
        <Thumbs aria-label={t('profile.photos')}>
          {photos.map((photo, index) => (
            <li key={photo.id}>
              <Thumb
                type="button"
                aria-pressed={photo === current}
                aria-label={altOf(photo, index)}
                onClick={() => setPlace(index)}
              >
                <Photo src={address(fileOf(photo, true))} alt="" shape="square" seed={profile.id} />
                {photo.locked ? <Lock aria-hidden="true" /> : null}
              </Thumb>
            </li>
          ))}
        </Thumbs>
      ) : null}
    </Stage>
  )
}

/** As high as one photo: the name below it stays where it is when the profile comes. */
export const PhotoStageSkeleton = () => (
  <Frame>
    <Skeleton shape="block" ratio="4 / 5" />
  </Frame>
)

/** Private photos are for premium members; a visitor logs in first. */
const Unlock = () => {
  const { t } = useTranslation('mf-members')
  const user = useShared('user')
  const ask = () =>
    user
      ? bus.publish('credits-requested', { reason: 'premium' })
      : bus.publish('login-requested', { reason: 'photos' })
  return (
    <Veil>
      <Lock aria-hidden="true" />
      <p>{t('profile.locked.text')}</p>
      <Button size="small" onClick={ask}>
        {user ? t('profile.locked.premium') : t('membersOnly.login')}
      </Button>
    </Veil>
  )
}

const { color, space, radius } = token

const Stage = styled.div`
  display: grid;
  gap: ${space.s};
`

const Frame = styled.div`
  position: relative;
  overflow: hidden;
  border-radius: ${radius.modal};
  box-shadow: ${token.shadow.low};

  /* The name must be in sight on a phone, too. */
  ${below('tablet')} {
    & > :first-child {
      aspect-ratio: 1;
    }
  }
`

const Label = styled.div`
  position: absolute;
  inset-block-start: ${space.s};
  inset-inline-start: ${space.s};
`

/** What has a button of its own in that corner says how far away this one stays. */
const Corner = styled.div`
  position: absolute;
  inset-block-start: ${space.xs};
  inset-inline-end: var(--photo-corner, ${space.xs});
`

const Veil = styled.div`
  position: absolute;
  inset-inline: 0;
  inset-block-end: 0;
  display: grid;
  justify-items: center;
  gap: ${space.xs};
  padding: ${space.l};
  background: ${color.surface};
  text-align: center;
`

const Thumbs = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(64px, 1fr));
  gap: ${space.xs};
`

const Thumb = styled.button`
  position: relative;
  display: block;
  width: 100%;
  padding: 0;
  overflow: hidden;
  border: 0;
  border-radius: ${radius.field};
  background: none;

  &[aria-pressed='true'] {
    box-shadow: 0 0 0 3px ${color.accent};
  }
  & > svg {
    position: absolute;
    inset: 0;
    width: 22px;
    height: 22px;
    margin: auto;
    color: ${color.ink};
  }
`
