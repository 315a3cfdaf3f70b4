import { subscribePushContract } from '@lonk/shared-api/calls/account/push.schema.ts'
import { json } from '../../database/schema/columns.ts'
import { type Trx, touch } from '../../database/transaction.ts'
import { apiError } from '../../errors.ts'
import { endpoint } from '../../http/endpoint.ts'
import { isSubscription } from './subscription-rule.ts'

const mostBrowsers = 10

/**
 * POST /api/user.php?push=1: a browser has one subscription, whoever was logged in there before. It ends with the
 * session that makes it, however that ends.
 */
export const subscribePushEndpoint = endpoint(
  subscribePushContract,
  async ({ input, member, services, now }) => {
    const { userId, session } = member
    const { subscription } = input
    if (!isSubscription(subscription)) throw apiError('subscription_invalid')
    await services.transaction(async (trx) => {
      await requireSession(trx, session)
      const keys = json(subscription.keys)
      await trx
        .insertInto('push_subscriptions')
        .values({ user_id: userId, session, endpoint: subscription.endpoint, keys, created_at: now })
        .onConflict((conflict) =>
          conflict
            .column('endpoint')
            .doUpdateSet({ user_id: userId, session, keys, fail_count: 0, created_at: now }),
        )
        .execute()
      await forgetOldest(trx, userId)
      touch(trx, userId, 'user')
    })
    return { ok: true }
  },
)

/** It may have ended since this call began. */
const requireSession = async (trx: Trx, session: string) => {
  const own = await trx
    .selectFrom('sessions')
    .select('id')
    .where('token_hash', '=', session)
    .forKeyShare()
    .executeTakeFirst()
  if (!own) throw apiError('authentication_required')
}

const forgetOldest = async (trx: Trx, userId: number) => {
  const kept = trx
    .selectFrom('push_subscriptions')
    .select('id')
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(mostBrowsers)
  await trx
    .deleteFrom('push_subscriptions')
    .where('user_id', '=', userId)
    .where('id', 'not in', kept)
    .execute()
}
