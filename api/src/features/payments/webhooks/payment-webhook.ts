import { paymentWebhookContract } from '@lonk/shared-api/calls/payments/webhook-psp.schema.ts'
import type { Db } from '../../../database/connection.ts'
import { endpoint } from '../../../http/endpoint.ts'
import { reconcile } from '../orders/reconcile.ts'

/**
 * POST /api/webhooks/psp.php: the provider names a payment, and its truth is fetched from the provider itself. Always
 * 200: where the provider cannot be asked now, the order is checked again at once by the duty of unsettled orders.
 */
export const paymentWebhookEndpoint = endpoint(
  paymentWebhookContract,
  async ({ input, request, services, now }) => {
    const { payments, log, db } = services
    if (providerIn(request.query) !== payments.name) return undefined
    try {
      await reconcile(services, input.id)
    } catch (error) {
      log.error({ err: error, provider_id: input.id }, 'a payment notice could not be acted on')
      await checkSoon(db, payments.name, input.id, now)
    }
    return undefined
  },
)

const providerIn = (query: unknown): unknown =>
  typeof query === 'object' && query !== null && 'provider' in query ? query.provider : undefined

const checkSoon = async (db: Db, provider: string, providerId: string, now: Date): Promise<void> => {
  await db
    .updateTable('orders')
    .set({ next_check_at: now })
    .where('state', 'in', ['open', 'pending'])
    .where('id', 'in', (payments) =>
      payments
        .selectFrom('payments')
        .select('order_id')
        .where('provider', '=', provider)
        .where('provider_id', '=', providerId),
    )
    .execute()
}
