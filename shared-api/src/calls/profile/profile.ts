import type { Call } from '../../call.ts'
import type {
  GetProfileQuery,
  ProfileAnswer,
  UpdateProfileAnswer,
  UpdateProfileRequest,
} from './profile.schema.ts'

/**
 * Without `id`: the reader's own. Records a visit unless the reader is invisible or has not acted yet (`docs/api.md`,
 * 2.0 Arrival).
 */
export const getProfile: Call<GetProfileQuery, ProfileAnswer> = { method: 'GET', path: '/api/profile.php' }

/**
 * Changes only what is named. The name once in 30 days (`name_change_limit`, `name_taken`), the date of birth only
 * before activation (`dob_locked`), a city must lie in the account's own country.
 */
export const updateProfile: Call<UpdateProfileRequest, UpdateProfileAnswer> = {
  method: 'PUT',
  path: '/api/profile.php',
}
