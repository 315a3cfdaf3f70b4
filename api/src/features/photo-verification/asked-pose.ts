import { createHmac } from 'node:crypto'
import { type PoseCode, poseCodes } from '@lonk/shared-api/calls/profile/photo-verification.schema.ts'
import type { Db } from '../../database/connection.ts'
import { deriveKey } from '../../secrets.ts'
import type { Services } from '../../services.ts'

/** The last selfie of a profile that was decided on, if any. */
export const lastDecided = (db: Db, profileId: number) =>
  db
    .selectFrom('photo_verifications')
    .select(['id', 'state', 'reject_reason'])
    .where('profile_id', '=', profileId)
    .where('state', '!=', 'pending')
    .orderBy('id', 'desc')
    .executeTakeFirst()

/**
 * The pose a member is asked for: ours to choose, or a found picture would decide which pose it shows. It stays the
 * same until a decision, so that trying again does not help to get a better one.
 */
export const askedPose = (
  { config }: Pick<Services, 'config'>,
  profileId: number,
  decidedId: number | undefined,
): PoseCode => {
  const hash = createHmac('sha256', deriveKey(config.secrets, 'poses'))
    .update(`${profileId}|${decidedId ?? 0}`)
    .digest()
  return poseCodes[hash.readUInt32BE() % poseCodes.length] ?? poseCodes[0]
}
