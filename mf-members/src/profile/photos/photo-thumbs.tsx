import type { Photo as ProfilePhoto } from '@lonk/shared-api/schemas/photo.ts'
import type { Profile } from '@lonk/shared-api/schemas/profile.ts'
import { Photo } from '@lonk/shared-ui/photo.tsx'
import { below, token } from '@lonk/shared-ui/token.ts'
import { Lock } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { usePhotoWords } from './use-stage-photos.ts'

interface PhotoThumbsProps {
  readonly profile: Profile
  readonly photos: readonly ProfilePhoto[]
  readonly place: number
  readonly onChoose: (place: number) => void
}

/** All photos small, below the large one where there is room: a phone has its swipe, and needs the name in sight. */
export const PhotoThumbs = ({ profile, photos, place, onChoose }: PhotoThumbsProps) => {
  const { t } = useTranslation('mf-members')
  const { addressOf, altOf } = usePhotoWords(profile)
  return (
    <Thumbs aria-label={t('profile.photos')}>
      {photos.map((photo, index) => (
        <li key={photo.id}>
          <Thumb
            type="button"
            aria-pressed={index === place}
            aria-label={altOf(photo, index)}
            onClick={() => onChoose(index)}
          >
            <Photo src={addressOf(photo, { small: true })} alt="" shape="square" seed={profile.id} />
            {photo.locked ? <Lock aria-hidden="true" /> : null}
          </Thumb>
        </li>
      ))}
    </Thumbs>
  )
}

const { color, space } = token

const Thumbs = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(64px, 1fr));
  gap: ${space.xs};

  ${below('tablet')} {
    display: none;
  }
`

const Thumb = styled.button`
  position: relative;
  display: block;
  width: 100%;
  padding: 0;
  overflow: hidden;
  border: 0;
  border-radius: ${token.radius.field};
  background: none;

  &[aria-pressed='true'] {
    box-shadow: 0 0 0 3px ${color.accent};
  }
  & > svg {
    position: absolute;
    inset: 0;
    box-sizing: content-box;
    width: 16px;
    height: 16px;
    margin: auto;
    padding: 6px;
    border-radius: ${token.radius.full};
    background: ${color.surface};
    color: ${color.ink};
  }
`
