import { updatePhotoContract } from '@lonk/shared-api/calls/profile/photos.schema.ts'
import { lockWallet } from '../../core/wallet/ledger.ts'
import { type Trx, touch } from '../../database/transaction.ts'
import { apiError } from '../../errors.ts'
import { endpoint } from '../../http/endpoint.ts'
import { ownPhoto, ownPhotoView, settleMainPhoto } from './own-photos.ts'

/** PUT /api/photo.php: who sees it, its position, whether it is the first that others see. */
export const updatePhotoEndpoint = endpoint(updatePhotoContract, async ({ input, member, services, now }) => {
  const { userId, profileId, session } = member
  const { id, visibility, position, main } = input
  return services.transaction(async (trx) => {
    await lockWallet(trx, userId)
    const photo = await ownPhoto(trx, profileId, id)
    if (photo.visibility === 'chat') throw apiError('not_found')
    if (visibility) await trx.updateTable('photos').set({ visibility }).where('id', '=', id).execute()
    if (main) {
      const shown = (visibility ?? photo.visibility) === 'public' && photo.status === 'active'
      if (!shown) throw apiError('photo_not_active')
      await trx.updateTable('profiles').set({ main_photo_id: id }).where('id', '=', profileId).execute()
    }
    if (position !== undefined) await moveTo(trx, profileId, id, position)
    await settleMainPhoto(trx, profileId)
    touch(trx, userId, 'user')
    const row = await ownPhoto(trx, profileId, id)
    return { photo: await ownPhotoView(services, trx, row, { session, now }) }
  })
})

/** The others close up: positions are 0, 1, 2, ... afterwards. */
const moveTo = async (trx: Trx, profileId: number, id: number, position: number) => {
  const rows = await trx
    .selectFrom('photos')
    .select('id')
    .where('profile_id', '=', profileId)
    .where('visibility', '!=', 'chat')
    .where('status', '!=', 'deleted')
    .orderBy('position')
    .orderBy('id')
    .execute()
  const others = rows.map((row) => row.id).filter((other) => other !== id)
  const order = [...others.slice(0, position), id, ...others.slice(position)]
  for (const [place, photoId] of order.entries())
    await trx.updateTable('photos').set({ position: place }).where('id', '=', photoId).execute()
}
