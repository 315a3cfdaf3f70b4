import { unlikeContract } from '@lonk/shared-api/calls/likes/like.schema.ts'
import { ownerOf } from '../../core/likes/like-queries.ts'
import { lockProfiles } from '../../core/pair/lock-profiles.ts'
import { isVisible } from '../../core/profile/visibility.ts'
import { type Trx, touch } from '../../database/transaction.ts'
import { endpoint } from '../../http/endpoint.ts'

/** DELETE /api/like.php: nothing to take back is not an error. */
export const unlikeEndpoint = endpoint(unlikeContract, async ({ input, member, services }) => {
  await services.transaction(async (trx) => {
    await lockProfiles(trx, [member.profileId, input.profile_id], 'change')
    const removed = await trx
      .deleteFrom('likes')
      .where('from_id', '=', member.profileId)
      .where('to_id', '=', input.profile_id)
      .returning('to_id')
      .executeTakeFirst()
    if (!removed) return
    // Who cannot be found is in no list of the giver's either: a number that moved would tell a pause from a block.
    if (await isVisible(trx, member, input.profile_id)) touch(trx, member.userId, 'likes')
    const receiver = (await isSeen(trx, member.profileId)) && (await ownerOf(trx, input.profile_id))
    if (receiver) touch(trx, receiver.userId, 'likes')
  })
  return { liked: false }
})

/** Nobody saw the like of a member who has paused or not confirmed yet: nothing shows that it is gone either. */
const isSeen = async (trx: Trx, profileId: number): Promise<boolean> => {
  const profile = await trx
    .selectFrom('profiles')
    .select('status')
    .where('id', '=', profileId)
    .executeTakeFirst()
  return profile?.status === 'active'
}
