import type { PhotoRejectReason } from '@lonk/shared-api/calls/profile/photos.schema.ts'
import { sql } from 'kysely'
import type { Db } from '../../database/connection.ts'
import type { Trx } from '../../database/transaction.ts'
import { apiError } from '../../errors.ts'

/** So many of 64 bits may differ between a picture and its copy in another size or quality. */
const mostDifferent = 5

/** Refuses what was rejected before, whoever it comes from and in whatever size. */
export const refuseKnownPicture = async (db: Db, sha256: string, phash: string | null): Promise<void> => {
  const { rows } = await sql`
    select 1 from photo_hashes_banned where sha256 = ${sha256}
      or bit_count((phash # ${phash}::bigint)::bit(64)) <= ${mostDifferent}::int
    limit 1`.execute(db)
  if (rows.length > 0) throw apiError('photo_rejected_known')
}

/**
 * Makes a rejected photo known. Not for reasons that may not hold elsewhere: a photo of somebody else, who may upload
 * it themselves; a blurred one that is sharp in the next attempt.
 */
export const banPicture = async (
  trx: Trx,
  photoId: number,
  reason: PhotoRejectReason,
  now: Date,
): Promise<void> => {
  if (reason === 'bad_quality') return
  await sql`insert into photo_hashes_banned (sha256, phash, reason, created_at)
    select sha256, phash, ${reason}::text, ${now}::timestamptz from photos where id = ${photoId} and sha256 is not null
    on conflict (sha256) do nothing`.execute(trx)
}

/** A rejection was a mistake: nobody else is refused for it any more. */
export const unbanPicture = async (trx: Trx, photoId: number): Promise<void> => {
  await sql`delete from photo_hashes_banned
    where sha256 = (select sha256 from photos where id = ${photoId})`.execute(trx)
}
