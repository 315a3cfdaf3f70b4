import {
  askPhotoVerificationContract,
  type PoseCode,
} from '@lonk/shared-api/calls/profile/photo-verification.schema.ts'
import type { Member } from '../../core/member/member.ts'
import { takeBackPicture, writePicture } from '../../core/photos/picture-files.ts'
import { lockWallet } from '../../core/wallet/ledger.ts'
import { type Trx, touch } from '../../database/transaction.ts'
import { apiError, fieldError } from '../../errors.ts'
import { endpoint } from '../../http/endpoint.ts'
import type { Services } from '../../services.ts'
import { readPicture } from '../photos/picture.ts'
import { newPhotoKey } from '../photos/upload-photo.ts'
import { askedPose, lastDecided } from './asked-pose.ts'
import { eraseSelfiesOf } from './erase-selfies.ts'

/** POST /api/photo-verification.php: the selfie is written anew like every picture, and waits for a person. */
export const askPhotoVerificationEndpoint = endpoint(
  askPhotoVerificationContract,
  async ({ input, member, services, request, now }) => {
    const { upload } = request
    if (!upload) throw fieldError('file', 'field_required')
    const { bytes } = await readPicture(upload.bytes)
    // In no row of photos: nothing under /photos/ ever serves it.
    const key = newPhotoKey()
    await writePicture(services, key, bytes)
    try {
      await services.transaction((trx) =>
        keepSelfie(trx, services, member, { key, pose: input.pose_code, now }),
      )
    } catch (error) {
      await takeBackPicture(services, key)
      throw error
    }
    return { state: 'pending' as const }
  },
)

type Selfie = { key: string; pose: PoseCode; now: Date }

/** Under the member's one lock: of two handed in at once only the later one waits. */
const keepSelfie = async (
  trx: Trx,
  services: Pick<Services, 'config'>,
  { userId, profileId }: Pick<Member, 'userId' | 'profileId'>,
  { key, pose, now }: Selfie,
): Promise<void> => {
  await lockWallet(trx, userId)
  const { verified_at } = await trx
    .selectFrom('profiles')
    .select('verified_at')
    .where('id', '=', profileId)
    .executeTakeFirstOrThrow()
  if (verified_at) throw apiError('already_verified')
  const decided = await lastDecided(trx, profileId)
  if (pose !== askedPose(services, profileId, decided?.id)) throw fieldError('pose_code', 'field_invalid')
  await eraseSelfiesOf(trx, profileId, 'waiting', now)
  await trx
    .insertInto('photo_verifications')
    .values({ profile_id: profileId, pose_code: pose, state: 'pending', file_key: key, created_at: now })
    .execute()
  touch(trx, userId, 'user')
}
