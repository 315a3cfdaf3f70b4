import type { Call, NoInput } from '../../call.ts'
import type {
  AskPhotoVerificationAnswer,
  AskPhotoVerificationRequest,
  PhotoVerificationAnswer,
} from './photo-verification.schema.ts'

/** The state of the member's verification, and the pose in which the next selfie is asked for. */
export const getPhotoVerification: Call<NoInput, PhotoVerificationAnswer> = {
  method: 'GET',
  path: '/api/photo-verification.php',
}

/**
 * Hands in a selfie: `call(askPhotoVerification, { pose_code }, { file })`. People look at it; nobody else ever does.
 * One that still waits is replaced.
 */
export const askPhotoVerification: Call<AskPhotoVerificationRequest, AskPhotoVerificationAnswer> = {
  method: 'POST',
  path: '/api/photo-verification.php',
  upload: true,
}
