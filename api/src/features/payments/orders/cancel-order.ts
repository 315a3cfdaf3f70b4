import { cancelOrderContract } from '@lonk/shared-api/calls/payments/order.schema.ts'
import { apiError } from '../../../errors.ts'
import { endpoint } from '../../../http/endpoint.ts'
import { findOrder, paymentOf } from './queries.ts'
import { cancelAtProvider } from './reconcile.ts'
import { orderView } from './view.ts'

/** DELETE /api/order.php: at the provider first, so that a cancelled order can no longer be paid. */
export const cancelOrderEndpoint = endpoint(cancelOrderContract, async ({ input, member, services, now }) => {
  const { db } = services
  const order = await findOrder(db, input.id, member.userId)
  if (!order) throw apiError('not_found')
  const payment = await paymentOf(db, order.id)
  if (order.state === 'open' && payment) await cancelAtProvider(services, payment.provider_id)
  const after = await findOrder(db, input.id, member.userId)
  if (after?.state !== 'cancelled') throw apiError('order_not_open')
  const site = await services.sites.of(member.host, member.country)
  return { order: await orderView(db, after, { settings: site.values, now }) }
})
