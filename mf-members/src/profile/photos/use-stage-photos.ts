import type { Photo } from '@lonk/shared-api/schemas/photo.ts'
import type { Profile } from '@lonk/shared-api/schemas/profile.ts'
import { useShared } from '@lonk/shared-events/react.ts'
import { useUiText } from '@lonk/shared-ui/use-ui-text.ts'
import { fileOf, shownPhotos } from './shown-photos.ts'
import type { ViewedPhoto } from './viewer/open-viewer.ts'

/** Address and words of a photo, the same in strip, row and viewer. */
export const usePhotoWords = (profile: Profile) => {
  const { t } = useUiText()
  const cdn = useShared('settings')?.cdn_prefix ?? ''
  return {
    addressOf: (photo: Photo, { small }: { readonly small: boolean }): string | null => {
      const file = fileOf(photo, small)
      return file && cdn ? cdn + file : null
    },
    altOf: (photo: Photo, index: number): string =>
      photo.locked
        ? t('person.locked', { name: profile.name })
        : t('person.photo', { position: index + 1, name: profile.name }),
  }
}

/**
 * What the stage shows: all photos that were told of, those of them that can be seen large, and how many more there are
 * of which a visitor learns nothing but their number.
 */
export const useStagePhotos = (profile: Profile) => {
  const { addressOf, altOf } = usePhotoWords(profile)
  const photos = shownPhotos(profile)
  const open = photos.flatMap((photo, index): ViewedPhoto[] => {
    const { id, width, height, locked } = photo
    const src = locked ? null : addressOf(photo, { small: false })
    return src === null ? [] : [{ id, src, width, height, alt: altOf(photo, index) }]
  })
  const untold = useShared('user') ? 0 : profile.photo_count_private
  return { photos, open, untold }
}
