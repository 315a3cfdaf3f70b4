import { unlikeContract } from '@lonk/shared-api/calls/likes/like.schema.ts'
import { touch } from '../../database/transaction.ts'
import { endpoint } from '../../http/endpoint.ts'
import { ownerOf } from './like-queries.ts'

/** DELETE /api/like.php: nothing to take back is no error. */
export const unlikeEndpoint = endpoint(unlikeContract, async ({ input, member, services }) => {
  await services.transaction(async (trx) => {
    const removed = await trx
      .deleteFrom('likes')
      .where('from_id', '=', member.profileId)
      .where('to_id', '=', input.profile_id)
      .returning('to_id')
      .executeTakeFirst()
    if (!removed) return
    touch(trx, member.userId, 'likes')
    const receiver = await ownerOf(trx, input.profile_id)
    if (receiver) touch(trx, receiver.userId, 'likes')
  })
  return { liked: false }
})
