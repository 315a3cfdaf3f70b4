import { likeSignupMatchesContract } from '@lonk/shared-api/calls/matching/signup-matches.schema.ts'
import type { Trx } from '../../database/transaction.ts'
import { endpoint } from '../../http/endpoint.ts'
import { idempotent } from '../../http/idempotent.ts'
import { giveLike } from '../likes/give-like.ts'
import { visibleTo } from '../profile/visibility.ts'
import type { Member } from '../session/member.ts'

/** POST /api/signup-matches.php: all at once or none; who has left meanwhile is passed over. */
export const likeSignupMatchesEndpoint = endpoint(likeSignupMatchesContract, async (context) => {
  const { input, member, services, now } = context
  const confirmed = member.status !== 'not_confirmed'
  const giver = { profileId: member.profileId, host: member.host, confirmed }
  const answer = await idempotent(context, async (trx) => {
    if (input.message)
      await trx
        .updateTable('profiles')
        .set({ signup_message: input.message })
        .where('id', '=', member.profileId)
        .execute()
    const liked = await stillThere(trx, member, input.profile_ids)
    for (const id of liked) await giveLike(trx, services, giver, id, { source: 'signup', now })
    return { liked, held: !confirmed }
  })
  if (confirmed)
    for (const toProfileId of answer.liked)
      services.demoLife.likeArrived({ fromProfileId: member.profileId, toProfileId })
  return answer
})

/** In the order of their ids: likes given at once to the same people never wait for each other in a circle. */
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
