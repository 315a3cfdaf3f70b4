import { likeSignupMatchesContract } from '@lonk/shared-api/calls/matching/signup-matches.schema.ts'
import { giveLike } from '../../core/likes/give-like.ts'
import type { Member } from '../../core/member/member.ts'
import { actingNow } from '../../core/pair/acting.ts'
import { lockProfiles } from '../../core/pair/lock-profiles.ts'
import { visibleTo } from '../../core/profile/visibility.ts'
import type { Trx } from '../../database/transaction.ts'
import { endpoint } from '../../http/endpoint.ts'
import { idempotent } from '../../http/idempotent.ts'

/** POST /api/signup-matches.php: all at once or none; whoever has left meanwhile is passed over. */
export const likeSignupMatchesEndpoint = endpoint(likeSignupMatchesContract, async (context) => {
  const { input, member, services, now } = context
  const answer = await idempotent(context, async (trx) => {
    // All rows at once: taken pair by pair, the member's own would be locked before a lower one of the next pair.
    await lockProfiles(trx, [member.profileId, ...input.profile_ids], 'change')
    const held = (await actingNow(trx, member.profileId)) === 'held'
    if (input.message)
      await trx
        .updateTable('profiles')
        .set({ signup_message: input.message })
        .where('id', '=', member.profileId)
        .execute()
    const liked = await stillThere(trx, member, input.profile_ids)
    for (const id of liked) await giveLike(trx, services, member, id, { source: 'signup', now })
    return { liked, held }
  })
  if (!answer.held)
    for (const toProfileId of answer.liked)
      services.demoLife.likeArrived({ fromProfileId: member.profileId, toProfileId })
  return answer
})

const stillThere = async (trx: Trx, member: Member, ids: readonly number[]): Promise<number[]> => {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return []
  const rows = await trx
    .selectFrom('profiles')
    .select('profiles.id')
    .where('profiles.id', 'in', wanted)
    .where(visibleTo(member.host, member.profileId))
    .orderBy('profiles.id')
    .execute()
  return rows.map(({ id }) => id)
}
