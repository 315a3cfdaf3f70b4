import type { Call } from '../../call.ts'
import type {
  GetProfileQuery,
  ProfileAnswer,
  UpdateProfileAnswer,
  UpdateProfileRequest,
} from './profile.schema.ts'

/** Without `id`: the own profile. Records a visit unless the reader is invisible. */
export const getProfile: Call<GetProfileQuery, ProfileAnswer> = { method: 'GET', path: '/api/profile.php' }

export const updateProfile: Call<UpdateProfileRequest, UpdateProfileAnswer> = {
  method: 'PUT',
  path: '/api/profile.php',
}
