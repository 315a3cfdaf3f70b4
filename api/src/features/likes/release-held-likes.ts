import type { Trx } from '../../database/transaction.ts'
import type { Services } from '../../services.ts'
import { announceLike } from './announce-like.ts'

/** At activation the likes given before arrive, in the order they were given. */
export const releaseHeldLikes = async (
  trx: Trx,
  services: Pick<Services, 'config'>,
  profileId: number,
  now: Date,
): Promise<void> => {
  const held = await trx
    .updateTable('likes')
    .set({ held: false, created_at: now })
    .where('from_id', '=', profileId)
    .where('held', '=', true)
    .returning('to_id')
    .execute()
  for (const { to_id } of held) await announceLike(trx, services, { fromId: profileId, toId: to_id, now })
}
