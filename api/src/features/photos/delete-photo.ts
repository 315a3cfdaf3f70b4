import { deletePhotoContract } from '@lonk/shared-api/calls/profile/photos.schema.ts'
import { lockWallet } from '../../core/wallet/ledger.ts'
import { publishEvent } from '../../database/transaction.ts'
import { endpoint } from '../../http/endpoint.ts'
import { enqueue } from '../../jobs/jobs.ts'
import { ownPhoto, settleMainPhoto } from './own-photos.ts'
import { dropMarkOfUnseenPhotos } from './unseen-photos.ts'

/** DELETE /api/photo.php: row and files are gone, in conversations too. */
export const deletePhotoEndpoint = endpoint(deletePhotoContract, async ({ input, member, services, now }) => {
  const { userId, profileId } = member
  await services.transaction(async (trx) => {
    await lockWallet(trx, userId)
    const { id, storage_key, thumb_key, blur_key, match_key } = await ownPhoto(trx, profileId, input.id)
    await trx.deleteFrom('photos').where('id', '=', id).execute()
    await settleMainPhoto(trx, profileId)
    await dropMarkOfUnseenPhotos(trx, profileId)
    const pictures = [storage_key, thumb_key, blur_key, match_key].flatMap((key) => key ?? [])
    await enqueue(trx, { queue: 'erase-files', runAt: now, payload: { pictures, archives: [] }, now })
    publishEvent(trx, userId, 'photo', { id, status: 'deleted' })
  })
  return { ok: true }
})
