import { getOrderContract } from '@lonk/shared-api/calls/payments/order.schema.ts'
import { before } from '../../../clock.ts'
import type { Db } from '../../../database/connection.ts'
import { apiError } from '../../../errors.ts'
import { endpoint } from '../../../http/endpoint.ts'
import { pullForwardGap } from './check-schedule.ts'
import { findOrder } from './queries.ts'
import { orderAnswer } from './view.ts'

/**
 * GET /api/order.php: tells the state of the order. It never grants anything, and only brings the next check closer.
 */
export const getOrderEndpoint = endpoint(getOrderContract, async ({ input, member, services, now }) => {
  const order = await findOrder(services.db, input.id, member.userId)
  if (!order) throw apiError('not_found')
  await pullForward(services.db, order.id, now)
  const site = await services.sites.of(member.host, member.country)
  return orderAnswer(services.db, order, { settings: site.values, now })
})

const pullForward = async (db: Db, orderId: number, now: Date): Promise<void> => {
  await db
    .updateTable('orders')
    .set({ next_check_at: now })
    .where('id', '=', orderId)
    .where('state', 'in', ['open', 'pending'])
    .where('next_check_at', '>', now)
    .where((where) =>
      where.or([
        where('last_check_at', 'is', null),
        where('last_check_at', '<', before(now, pullForwardGap)),
      ]),
    )
    .execute()
}
