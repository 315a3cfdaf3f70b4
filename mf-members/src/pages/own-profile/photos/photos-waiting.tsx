import { Card } from '@lonk/shared-ui/card.tsx'
import { Stack } from '@lonk/shared-ui/page.tsx'
import { Skeleton } from '@lonk/shared-ui/skeleton.tsx'
import { useTranslation } from 'react-i18next'
import { PhotoGrid, PhotosNote, PhotosTitle } from './photos-frame.ts'

/** The member's photos while their code is on its way: as high as they will be, so that the form below stays put. */
export const PhotosWaiting = ({ ids }: { readonly ids: readonly number[] }) => {
  const { t } = useTranslation('mf-members')
  return (
    <Card as="section">
      <Stack gap="m">
        <PhotosTitle>{t('own.photos.title')}</PhotosTitle>
        {ids.length > 0 ? (
          <PhotoGrid>
            {ids.map((id) => (
              <li key={id}>
                <Skeleton shape="block" ratio="1" />
              </li>
            ))}
          </PhotoGrid>
        ) : (
          <PhotosNote>{t('own.photos.none')}</PhotosNote>
        )}
        <Skeleton width="200px" height="44px" />
        <PhotosNote>{t('own.photos.rule')}</PhotosNote>
      </Stack>
    </Card>
  )
}
