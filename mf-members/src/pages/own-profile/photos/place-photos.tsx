import { useShared } from '@lonk/shared-events/react.ts'
import { Alert } from '@lonk/shared-ui/alert.tsx'
import { Button } from '@lonk/shared-ui/button.tsx'
import { LazyModal } from '@lonk/shared-ui/lazy-modal.tsx'
import { RadioGroup } from '@lonk/shared-ui/radio-group.tsx'
import { Skeleton } from '@lonk/shared-ui/skeleton.tsx'
import { token } from '@lonk/shared-ui/token.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { type Crop, firstCrop } from '../picture/crop.ts'
import { CropField } from '../picture/crop-field.tsx'
import { type Picture, sizeOf, usePicture, wrongWith } from '../picture/open-picture.ts'
import type { Visibility } from './use-uploads.ts'

interface PlacePhotosProps {
  /** What was chosen; at least one. */
  readonly files: readonly File[]
  readonly onPlace: (picture: Picture, crop: Crop | null, visibility: Visibility) => void
  readonly onClose: () => void
}

/** The chosen pictures one after another, before anything is sent: how much of each, and who may see it. */
export const PlacePhotos = ({ files, onPlace, onClose }: PlacePhotosProps) => {
  const { t } = useTranslation('mf-members')
  const [at, setAt] = useState(0)
  const [crop, setCrop] = useState<Crop | null>(null)
  const [visibility, setVisibility] = useState<Visibility>('public')
  const picture = usePicture(files[at])
  const wrong = picture && wrongWith(picture)
  const access = useShared('settings')?.private_photo_access ?? 'premium'
  const count = files.length

  const next = () => {
    setCrop(null)
    if (at + 1 < count) setAt(at + 1)
    else onClose()
  }
  const place = () => {
    if (!picture) return
    onPlace(picture, crop, visibility)
    next()
  }

  return (
    <LazyModal
      open={true}
      onClose={onClose}
      onFailed={onClose}
      title={
        count > 1 ? t('own.photos.place.titleOf', { place: at + 1, count }) : t('own.photos.place.title')
      }
      actions={
        <>
          {count > 1 ? (
            <Button variant="quiet" onClick={next}>
              {t('own.photos.place.skip')}
            </Button>
          ) : null}
          {wrong ? null : (
            <Button disabled={!picture} onClick={place}>
              {t('own.photos.place.act')}
            </Button>
          )}
        </>
      }
    >
      {!picture ? <Skeleton shape="block" ratio="1" /> : null}
      {wrong ? (
        <Alert tone="danger" live={true} title={picture.file.name}>
          {t(`own.photos.${wrong}`)}
        </Alert>
      ) : null}
      {picture && !wrong ? (
        <>
          <Part picture={picture} crop={crop} onCrop={setCrop} />
          <RadioGroup<Visibility>
            name="visibility"
            label={t('own.photos.place.who')}
            hint={visibility === 'private' ? t(`own.photos.privateFor.${access}`) : undefined}
            options={[
              { value: 'public', label: t('own.photos.isPublic') },
              { value: 'private', label: t('own.photos.isPrivate') },
            ]}
            value={visibility}
            onChange={setVisibility}
          />
        </>
      ) : null}
    </LazyModal>
  )
}

interface PartProps {
  readonly picture: Picture
  readonly crop: Crop | null
  readonly onCrop: (crop: Crop | null) => void
}

/** All of the picture, or a square of it; what cannot be drawn here cannot be cut here. */
const Part = ({ picture, crop, onCrop }: PartProps) => {
  const { t } = useTranslation('mf-members')
  const { image, address } = picture
  if (!image) return <Alert title={picture.file.name}>{t('own.photos.place.unseen')}</Alert>
  const size = sizeOf(image)
  return (
    <>
      {crop ? (
        <CropField address={address} picture={size} crop={crop} onChange={onCrop} />
      ) : (
        <Whole src={address} alt={t('own.photos.place.preview')} />
      )}
      <RadioGroup
        name="shape"
        label={t('own.photos.place.shape')}
        options={[
          { value: 'whole', label: t('own.photos.place.whole') },
          { value: 'square', label: t('own.photos.place.square') },
        ]}
        value={crop ? 'square' : 'whole'}
        onChange={(shape) => onCrop(shape === 'square' ? firstCrop(size) : null)}
      />
    </>
  )
}

const Whole = styled.img`
  display: block;
  max-width: 100%;
  max-height: 44vh;
  margin-inline: auto;
  border-radius: ${token.radius.card};
`
