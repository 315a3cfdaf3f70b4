import type { Trx } from '../../database/transaction.ts'
import { apiError } from '../../errors.ts'
import type { Services } from '../../services.ts'
import { actingNow } from '../pair/acting.ts'
import { lockProfiles } from '../pair/lock-profiles.ts'
import { isVisible } from '../profile/visibility.ts'
import { announceLike } from './announce-like.ts'
import { hasLike } from './like-queries.ts'

type Giver = { profileId: number; host: string }
type Source = 'search' | 'swipe' | 'signup' | 'lander'

/**
 * One profile likes another; giving it twice makes one like. An unconfirmed member's like is held and reaches
 * nobody until activation. The rule for endpoints and simulated members alike.
 */
export const giveLike = async (
  trx: Trx,
  services: Pick<Services, 'config'>,
  giver: Giver,
  toId: number,
  { source = 'search', now }: { source?: Source; now: Date },
): Promise<{ liked: true; match: boolean; held: boolean }> => {
  if (toId === giver.profileId) throw apiError('self_not_possible')
  // Two who like each other at once must see each other's like, and either of them the other's block.
  await lockProfiles(trx, [toId, giver.profileId], 'change')
  const held = (await actingNow(trx, giver.profileId)) === 'held'
  if (!(await isVisible(trx, giver, toId))) throw apiError('profile_not_found')

  const inserted = await trx
    .insertInto('likes')
    .values({ from_id: giver.profileId, to_id: toId, held, source, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('to_id')
    .executeTakeFirst()
  if (held) return { liked: true, match: false, held }
  const { match } = inserted
    ? await announceLike(trx, services, { fromId: giver.profileId, toId, now })
    : { match: await hasLike(trx, toId, giver.profileId) }
  return { liked: true, match, held }
}
