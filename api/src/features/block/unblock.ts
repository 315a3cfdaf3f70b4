import { unblockContract } from '@lonk/shared-api/calls/profile/block.schema.ts'
import { endpoint } from '../../http/endpoint.ts'
import { tellBoth } from './block.ts'

/** DELETE /api/block.php: the conversation comes back, likes do not. */
export const unblockEndpoint = endpoint(unblockContract, async ({ input, member, services }) => {
  await services.transaction(async (trx) => {
    const removed = await trx
      .deleteFrom('blocks')
      .where('blocker_id', '=', member.profileId)
      .where('blocked_id', '=', input.profile_id)
      .returning('blocked_id')
      .executeTakeFirst()
    if (removed) await tellBoth(trx, member, input.profile_id, { liked: false })
  })
  return { blocked: false }
})
