import { unsubscribePushContract } from '@lonk/shared-api/calls/account/push.schema.ts'
import { touch } from '../../database/transaction.ts'
import { endpoint } from '../../http/endpoint.ts'

/** DELETE /api/user.php?push=1: the member's own; a foreign endpoint gets the same answer and stays. */
export const unsubscribePushEndpoint = endpoint(
  unsubscribePushContract,
  async ({ input, member, services }) => {
    await services.transaction(async (trx) => {
      await trx
        .deleteFrom('push_subscriptions')
        .where('user_id', '=', member.userId)
        .where('endpoint', '=', input.endpoint)
        .execute()
      touch(trx, member.userId, 'user')
    })
    return { ok: true }
  },
)
