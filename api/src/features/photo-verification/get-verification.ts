import { getPhotoVerificationContract } from '@lonk/shared-api/calls/profile/photo-verification.schema.ts'
import type { Db } from '../../database/connection.ts'
import { endpoint } from '../../http/endpoint.ts'
import { askedPose, lastDecided } from './asked-pose.ts'

/** GET /api/photo-verification.php */
export const getPhotoVerificationEndpoint = endpoint(
  getPhotoVerificationContract,
  async ({ member, services }) => {
    const { db } = services
    const decided = await lastDecided(db, member.profileId)
    const state =
      (await stateNow(db, member.profileId)) ?? (decided?.state === 'rejected' ? 'rejected' : 'none')
    return {
      state,
      pose_code: askedPose(services, member.profileId, decided?.id),
      reject_reason: state === 'rejected' ? (decided?.reject_reason ?? null) : null,
    }
  },
)

/** Demo members are verified without ever having shown themselves: the profile decides. */
const stateNow = async (db: Db, profileId: number): Promise<'verified' | 'pending' | null> => {
  const { verified_at, waiting } = await db
    .selectFrom('profiles')
    .leftJoin('photo_verifications', (join) =>
      join
        .onRef('photo_verifications.profile_id', '=', 'profiles.id')
        .on('photo_verifications.state', '=', 'pending'),
    )
    .select(['profiles.verified_at', 'photo_verifications.id as waiting'])
    .where('profiles.id', '=', profileId)
    .executeTakeFirstOrThrow()
  if (verified_at) return 'verified'
  return waiting === null ? null : 'pending'
}
