import { randomBytes } from 'node:crypto'
import { uploadPhotoContract } from '@lonk/shared-api/calls/profile/photos.schema.ts'
import { sql } from 'kysely'
import type { Member } from '../../core/member/member.ts'
import type { PhotoRow } from '../../core/photos/photo-view.ts'
import { takeBackPicture, writePicture } from '../../core/photos/picture-files.ts'
import { lockWallet } from '../../core/wallet/ledger.ts'
import { violates } from '../../database/constraint.ts'
import { afterCommit, type Trx, touch } from '../../database/transaction.ts'
import { apiError, fieldError } from '../../errors.ts'
import { endpoint } from '../../http/endpoint.ts'
import { idempotent } from '../../http/idempotent.ts'
import { enqueue } from '../../jobs/jobs.ts'
import { refuseKnownPicture } from './banned-pictures.ts'
import { countedStatuses, ownPhoto, ownPhotoView, settleMainPhoto } from './own-photos.ts'
import { type Picture, readPicture } from './picture.ts'

/** Names tell nothing and cannot be guessed. */
export const newPhotoKey = (): string => `${randomBytes(18).toString('base64url')}.webp`

/** POST /api/photo.php: the picture is read and kept at once; its smaller ones are made by a job. */
export const uploadPhotoEndpoint = endpoint(uploadPhotoContract, async (context) => {
  const { input, member, services, site, request, now } = context
  const { upload } = request
  if (!upload) throw fieldError('file', 'field_required')
  const picture = await readPicture(upload.bytes, input.crop)
  const key = newPhotoKey()
  // Before the row: nobody ever gets a photo without its file.
  await writePicture(services, key, picture.bytes)
  let kept = false
  try {
    return await idempotent({ ...context, input: { ...input, file: upload.sha256 } }, async (trx) => {
      const limits = site.values.photo_limits
      const photo = { key, sha256: upload.sha256, picture, visibility: input.visibility, now }
      const row = await keepPhoto(trx, member, limits, photo)
      kept = row.storage_key === key
      afterCommit(trx, services.jobs.wake)
      return { photo: await ownPhotoView(services, trx, row, { session: member.session, now }) }
    })
  } catch (error) {
    kept = false
    throw violates(error, 'photos_once') ? apiError('idempotency_in_progress') : error
  } finally {
    if (!kept) await takeBackPicture(services, key)
  }
})

type NewPhoto = {
  key: string
  sha256: string
  picture: Picture
  visibility: 'public' | 'private' | 'chat'
  now: Date
}

/** Under the one lock of all that is counted for a member: parallel uploads are counted one after another. */
const keepPhoto = async (
  trx: Trx,
  { userId, profileId, paidUser }: Member,
  limits: { free: number; premium: number },
  photo: NewPhoto,
): Promise<PhotoRow> => {
  await lockWallet(trx, userId)
  await refuseKnownPicture(trx, photo.sha256, photo.picture.phash)
  const same = await findSame(trx, profileId, photo)
  if (same) return asWished(trx, userId, same, photo)
  const position = await nextPosition(trx, profileId)
  if (photo.visibility !== 'chat') {
    const max = paidUser ? limits.premium : limits.free
    if (position.counted >= max) throw apiError('photo_limit', { max })
  }
  const row = await trx
    .insertInto('photos')
    .values({
      profile_id: profileId,
      visibility: photo.visibility,
      status: 'processing',
      storage_key: photo.key,
      sha256: photo.sha256,
      phash: photo.picture.phash === null ? null : sql<string>`${photo.picture.phash}::bigint`,
      width: photo.picture.width,
      height: photo.picture.height,
      position: position.next,
      created_at: photo.now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await enqueue(trx, {
    queue: 'photo',
    runAt: photo.now,
    payload: { id: row.id, key: photo.key },
    now: photo.now,
  })
  touch(trx, userId, 'user')
  return row
}

/**
 * The same file once more is the same photo, but one sent to somebody and one on the profile are two: each keeps who
 * may see it, and deleting one leaves the other.
 */
const findSame = async (
  trx: Trx,
  profileId: number,
  { sha256, visibility }: NewPhoto,
): Promise<PhotoRow | undefined> => {
  const rows = await trx
    .selectFrom('photos')
    .selectAll()
    .where('profile_id', '=', profileId)
    .where('sha256', '=', sha256)
    .where('status', '!=', 'deleted')
    .execute()
  if (rows.some(({ status }) => status === 'rejected')) throw apiError('photo_rejected_known')
  return rows.find((row) => (row.visibility === 'chat') === (visibility === 'chat'))
}

/** Whoever uploads a picture again says anew who may see it: nobody may believe one hidden that is not. */
const asWished = async (
  trx: Trx,
  userId: number,
  same: PhotoRow,
  { visibility, now }: NewPhoto,
): Promise<PhotoRow> => {
  if (visibility === 'chat') return renewed(trx, same.id, now)
  if (same.visibility === visibility) return same
  await trx.updateTable('photos').set({ visibility }).where('id', '=', same.id).execute()
  await settleMainPhoto(trx, same.profile_id)
  touch(trx, userId, 'user')
  return ownPhoto(trx, same.profile_id, same.id)
}

/** What was never sent is forgotten a day after it came (`jobs/forget-pictures.ts`): it has come again. */
const renewed = (trx: Trx, id: number, now: Date): Promise<PhotoRow> =>
  trx
    .updateTable('photos')
    .set({ created_at: now })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()

const nextPosition = async (trx: Trx, profileId: number): Promise<{ counted: number; next: number }> => {
  const rows = await trx
    .selectFrom('photos')
    .select(['position', 'status'])
    .where('profile_id', '=', profileId)
    .where('visibility', '!=', 'chat')
    .where('status', '!=', 'deleted')
    .execute()
  return {
    counted: rows.filter(({ status }) => countedStatuses.some((counted) => counted === status)).length,
    next: Math.max(-1, ...rows.map(({ position }) => position)) + 1,
  }
}
