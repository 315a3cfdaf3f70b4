import type { OwnProfile } from '@lonk/shared-api/schemas/profile.ts'
import { Card } from '@lonk/shared-ui/card.tsx'
import { Stack } from '@lonk/shared-ui/page.tsx'
import { Skeleton } from '@lonk/shared-ui/skeleton.tsx'
import { useTranslation } from 'react-i18next'
import { PhotoCounts, PhotoGrid, PhotoRoom, PhotosNote, PhotosTitle } from './photos-frame.tsx'

/** The member's photos while their code is on its way: as high as they will be, so that the form below stays put. */
export const PhotosWaiting = ({ photos, photo_limit }: Pick<OwnProfile, 'photos' | 'photo_limit'>) => {
  const { t } = useTranslation('mf-members')
  const counted = photos.filter(({ status }) => status !== 'rejected')
  return (
    <Card as="section">
      <Stack gap="m">
        <PhotosTitle>{t('own.photos.title')}</PhotosTitle>
        {counted.length > 0 ? (
          <PhotoGrid>
            {counted.map(({ id }, place) => (
              <li key={id} data-first={place === 0 || undefined}>
                <Skeleton shape="block" ratio="1" />
              </li>
            ))}
          </PhotoGrid>
        ) : (
          <PhotosNote>{t('own.photos.none')}</PhotosNote>
        )}
        {counted.length > 0 ? <PhotoCounts photos={counted} /> : null}
        {photos.length > counted.length ? (
          <Skeleton height={`${64 * (photos.length - counted.length)}px`} />
        ) : null}
        <Skeleton width="200px" height="44px" />
        <PhotoRoom counted={counted.length} limit={photo_limit} />
        <PhotosNote>{t('own.photos.rule')}</PhotosNote>
      </Stack>
    </Card>
  )
}
