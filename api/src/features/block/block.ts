import { blockContract } from '@lonk/shared-api/calls/profile/block.schema.ts'
import type { Clock } from '../../clock.ts'
import { ownerOf } from '../../core/likes/like-queries.ts'
import type { Member } from '../../core/member/member.ts'
import { lockProfiles } from '../../core/pair/lock-profiles.ts'
import { knownBy } from '../../core/profile/known.ts'
import { publishEvent, type Trx, touch } from '../../database/transaction.ts'
import { apiError } from '../../errors.ts'
import { endpoint } from '../../http/endpoint.ts'
import { findPair } from '../chat/conversation/queries.ts'

/**
 * POST /api/block.php: mutual invisibility at once; the likes of both, and who let whom see private photos, go for
 * good; the conversation is only closed.
 */
export const blockEndpoint = endpoint(blockContract, async ({ input, member, services }) => {
  await services.transaction((trx) => blockProfile(trx, member, input.profile_id, services.clock))
  return { blocked: true }
})

type Blocker = Pick<Member, 'userId' | 'profileId' | 'host'>

/** Also what a complaint may ask for. */
export const blockProfile = async (
  trx: Trx,
  member: Blocker,
  other: number,
  clock: Pick<Clock, 'now'>,
): Promise<void> => {
  if (other === member.profileId) throw apiError('self_not_possible')
  // A like on its way is removed here or refused; a message comes before the block or is refused.
  await lockProfiles(trx, [member.profileId, other], 'change')
  await requireKnown(trx, member, other)
  await trx
    .insertInto('blocks')
    // The moment at which the lock was obtained: a message that came before it is older than the block.
    .values({ blocker_id: member.profileId, blocked_id: other, created_at: clock.now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const removed = await removeLikes(trx, member.profileId, other)
  await removePhotoAccess(trx, member.profileId, other)
  // A like that was held until its giver is confirmed never reached the other one.
  const liked = removed.some(({ from_id, held }) => from_id === other || !held)
  await tellBoth(trx, member, other, { liked })
}

/**
 * Whoever could be neither seen nor written to is not there: a block must not tell a hidden profile from an absent one.
 */
const requireKnown = async (trx: Trx, { host, profileId }: Blocker, other: number) => {
  const profile = await trx
    .selectFrom('profiles')
    .select('profiles.id')
    .where('profiles.id', '=', other)
    .where(knownBy(host, profileId))
    .executeTakeFirst()
  if (!profile) throw apiError('profile_not_found')
}

const removeLikes = (trx: Trx, one: number, other: number) =>
  trx
    .deleteFrom('likes')
    .where((eb) =>
      eb.or([
        eb.and([eb('from_id', '=', one), eb('to_id', '=', other)]),
        eb.and([eb('from_id', '=', other), eb('to_id', '=', one)]),
      ]),
    )
    .returning(['from_id', 'held'])
    .execute()

/** What was allowed before a quarrel is not simply allowed after it: whoever unblocks has to allow it anew. */
const removePhotoAccess = (trx: Trx, one: number, other: number) =>
  trx
    .deleteFrom('photo_access')
    .where((eb) =>
      eb.or([
        eb.and([eb('owner_id', '=', one), eb('viewer_id', '=', other)]),
        eb.and([eb('owner_id', '=', other), eb('viewer_id', '=', one)]),
      ]),
    )
    .execute()

/**
 * The blocked side is told only what it would see anyway, that its lists have changed: where there is a conversation
 * for it or was a like, as of a pause (`tellPartners`). Told elsewhere, it would know that this was a block.
 */
export const tellBoth = async (
  trx: Trx,
  { userId, profileId }: Pick<Member, 'userId' | 'profileId'>,
  other: number,
  { liked }: { liked: boolean },
): Promise<void> => {
  const knows = liked || (await findPair(trx, other, profileId)) !== undefined
  const owner = knows ? await ownerOf(trx, other) : undefined
  for (const id of [userId, ...(owner ? [owner.userId] : [])]) {
    publishEvent(trx, id, 'chats_changed', {})
    touch(trx, id, 'likes')
  }
}
