import type { Trx } from '../../database/transaction.ts'
import type { Services } from '../../services.ts'
import { visibleTo } from '../profile/visibility.ts'
import { announceLike } from './announce-like.ts'

type Giver = { profileId: number; host: string }

/**
 * At activation the likes given before arrive, in the order they were given. Whoever has paused or left meanwhile is
 * told nothing, and is nobody's match yet: the like waits for them in their list.
 */
export const releaseHeldLikes = async (
  trx: Trx,
  services: Pick<Services, 'config'>,
  { profileId, host }: Giver,
  now: Date,
): Promise<void> => {
  const there = await trx
    .selectFrom('profiles')
    .innerJoin('likes', 'likes.to_id', 'profiles.id')
    .select('profiles.id')
    .where('likes.from_id', '=', profileId)
    .where('likes.held', '=', true)
    .where(visibleTo(host, profileId))
    .orderBy('likes.created_at')
    .orderBy('profiles.id')
    .execute()
  await trx
    .updateTable('likes')
    .set({ held: false, created_at: now })
    .where('from_id', '=', profileId)
    .where('held', '=', true)
    .execute()
  for (const { id } of there) await announceLike(trx, services, { fromId: profileId, toId: id, now })
}
