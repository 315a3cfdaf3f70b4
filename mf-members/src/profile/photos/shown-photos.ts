import type { Photo } from '@lonk/shared-api/schemas/photo.ts'
import type { Profile } from '@lonk/shared-api/schemas/profile.ts'

/** What others see of somebody's photos, in their own order; the main one alone where a server tells no more. */
export const shownPhotos = ({ photos, main_image }: Profile): readonly Photo[] => {
  const active = photos.filter(({ status }) => status === 'active')
  return active.length > 0 || !main_image ? active : [main_image]
}

/** The file that stands for a photo: of a locked one its blurred colours. */
export const fileOf = (photo: Photo, small: boolean): string | null =>
  photo.locked ? photo.blur_filename : ((small ? photo.thumb_filename : null) ?? photo.filename)
