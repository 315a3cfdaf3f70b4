import type { Call } from '../../call.ts'
import type {
  DeletePhotoRequest,
  PhotoAnswer,
  PhotosAnswer,
  PhotosQuery,
  UpdatePhotoRequest,
  UploadPhotoRequest,
} from './photos.schema.ts'

/** Somebody's photos, or without `profile_id` the member's own with those that wait or were rejected. */
export const getPhotos: Call<PhotosQuery, PhotosAnswer> = { method: 'GET', path: '/api/photos.php' }

/**
 * Uploads one picture: `call(uploadPhoto, { visibility: 'public' }, { file })`. It is `processing` until the event
 * `photo` says otherwise.
 */
export const uploadPhoto: Call<UploadPhotoRequest, PhotoAnswer> = {
  method: 'POST',
  path: '/api/photo.php',
  idempotent: true,
  upload: true,
}

/**
 * Who may see a photo, its place, or that it comes first; only what is named changes. `photo_not_active` for a
 * main photo that others cannot see yet, `not_found` for one sent in a chat.
 */
export const updatePhoto: Call<UpdatePhotoRequest, PhotoAnswer> = { method: 'PUT', path: '/api/photo.php' }

/**
 * Gone for good, with its files and out of conversations; the next public one becomes the main photo. `not_found`
 * when it is gone already.
 */
export const deletePhoto: Call<DeletePhotoRequest, { ok: boolean }> = {
  method: 'DELETE',
  path: '/api/photo.php',
}
