import { markLikeSeenContract } from '@lonk/shared-api/calls/likes/like.schema.ts'
import { countNewLikes } from '../../core/likes/like-queries.ts'
import { isVisible } from '../../core/profile/visibility.ts'
import { touch } from '../../database/transaction.ts'
import { endpoint } from '../../http/endpoint.ts'

/**
 * PUT /api/like.php: the profile of a received like was opened. A like that cannot be seen stays as it is: a number that
 * moved would tell of it.
 */
export const markLikeSeenEndpoint = endpoint(markLikeSeenContract, async ({ input, member, services }) => {
  const new_total = await services.transaction(async (trx) => {
    const seen = await isVisible(trx, member, input.profile_id)
    const changed =
      seen &&
      (await trx
        .updateTable('likes')
        .set({ like_new: false })
        .where('from_id', '=', input.profile_id)
        .where('to_id', '=', member.profileId)
        .where('like_new', '=', true)
        .where('held', '=', false)
        .returning('from_id')
        .executeTakeFirst())
    if (changed) touch(trx, member.userId, 'likes')
    return countNewLikes(trx, member.profileId)
  })
  return { new_total }
})
