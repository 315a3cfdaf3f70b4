import type { Call, NoInput } from '../../call.ts'
import type { PhotoAccessAnswer, PhotoAccessList, PhotoAccessRequest } from './photo-access.schema.ts'

/** Only where the setting `private_photo_access` is `granted`; 404 elsewhere. */
export const changePhotoAccess: Call<PhotoAccessRequest, PhotoAccessAnswer> = {
  method: 'POST',
  path: '/api/photo-access.php',
}

/** Who asks to see the member's private photos, and who may. */
export const getPhotoAccess: Call<NoInput, PhotoAccessList> = { method: 'GET', path: '/api/photo-access.php' }
