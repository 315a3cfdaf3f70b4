import { swipeContract } from '@lonk/shared-api/calls/matching/swipe.schema.ts'
import { giveLike } from '../../core/likes/give-like.ts'
import type { Member } from '../../core/member/member.ts'
import { viewerOf } from '../../core/member/viewer.ts'
import { loadCard } from '../../core/profile/cards.ts'
import { visibleTo } from '../../core/profile/visibility.ts'
import { lockWallet } from '../../core/wallet/ledger.ts'
import type { Trx } from '../../database/transaction.ts'
import { apiError } from '../../errors.ts'
import { endpoint } from '../../http/endpoint.ts'
import { idempotent } from '../../http/idempotent.ts'
import { likesLeft, swipeDay } from './allowance.ts'

/** POST /api/swipe.php: a like in the game counts as any other like, four a day; passes are not counted. */
export const swipeEndpoint = endpoint(swipeContract, async (context) => {
  const { input, member, services, site, now } = context
  const { day, resetsAt } = swipeDay(member, now)
  const max = site.values.swipe_likes_per_day
  const answer = await idempotent(context, async (trx) => {
    // The one lock of all that is counted for a member: two tabs do not get a fifth like.
    await lockWallet(trx, member.userId)
    const known = await swipeKnown(trx, member.userId, input.client_id)
    const left = await likesLeft(trx, member.userId, day, max)
    if (known) return { likes_left: left, matched: false, liked: false }
    if (input.action === 'like' && left === 0)
      throw apiError('swipe_limit', { max, resets_at: resetsAt.toISOString() })
    if (input.action === 'pass') await requireVisible(trx, site.host, member, input.profile_id)
    const given =
      input.action === 'like'
        ? await giveLike(trx, services, member, input.profile_id, { source: 'swipe', now })
        : null
    await trx
      .insertInto('swipes')
      .values({
        user_id: member.userId,
        profile_id: input.profile_id,
        action: input.action,
        client_id: input.client_id,
        local_day: day,
        created_at: now,
      })
      .execute()
    return {
      likes_left: input.action === 'like' ? left - 1 : left,
      matched: given?.match ?? false,
      liked: given !== null && !given.held,
    }
  })
  if (answer.liked)
    services.demoLife.likeArrived({ fromProfileId: member.profileId, toProfileId: input.profile_id })
  const card = answer.matched
    ? await loadCard(services, services.db, viewerOf(context), input.profile_id)
    : undefined
  return { likes_left: answer.likes_left, match: card ?? null }
})

const swipeKnown = async (trx: Trx, userId: number, clientId: string): Promise<boolean> => {
  const known = await trx
    .selectFrom('swipes')
    .select('id')
    .where('user_id', '=', userId)
    .where('client_id', '=', clientId)
    .executeTakeFirst()
  return known !== undefined
}

const requireVisible = async (trx: Trx, host: string, member: Member, profileId: number): Promise<void> => {
  if (profileId === member.profileId) throw apiError('self_not_possible')
  const visible = await trx
    .selectFrom('profiles')
    .select('profiles.id')
    .where('profiles.id', '=', profileId)
    .where(visibleTo(host, member.profileId))
    .executeTakeFirst()
  if (!visible) throw apiError('profile_not_found')
}
