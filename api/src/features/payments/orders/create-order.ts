import { type CreateOrderRequest, createOrderContract } from '@lonk/shared-api/calls/payments/order.schema.ts'
import type { ProviderPayment } from '../../../adapters/payments/provider.ts'
import { apiError } from '../../../errors.ts'
import { type Context, endpoint } from '../../../http/endpoint.ts'
import { idempotencyKey, idempotent } from '../../../http/idempotent.ts'
import type { Services } from '../../../services.ts'
import { currentTermsVersion } from '../../settings/terms-version.ts'
import { geoCountry } from '../../settings/visitor-country.ts'
import { draftOrder } from './draft-order.ts'
import { openOrder, refuseIfReplaced } from './open-order.ts'
import { type OrderRow, openOrders, paymentOf } from './queries.ts'
import { cancelAtProvider } from './reconcile.ts'
import { orderAnswer } from './view.ts'

/**
 * POST /api/order.php in three steps, because a provider is asked outside of any transaction: the draft, the
 * provider's payment, the open order. A call repeated after a crash goes on where the first one stopped: the draft is
 * found by its key, and the provider makes one payment per order.
 */
export const createOrderEndpoint = endpoint(createOrderContract, async (context) => {
  const { services, member, now } = context
  const site = await services.sites.of(member.host, member.country)
  const draft = await draftFor(context)
  const payment = draft.state === 'draft' ? await askProvider(context, draft) : null
  try {
    return await idempotent(context, async (trx) => {
      const opening = {
        userId: member.userId,
        orderId: draft.id,
        payment,
        provider: services.payments.name,
        now,
      }
      const order = await openOrder(trx, opening)
      await refuseIfReplaced(trx, order)
      return orderAnswer(trx, order, { settings: site.values, now })
    })
  } catch (error) {
    if (payment) await dropUnused(services, draft, payment)
    throw error
  }
})

const draftFor = async (context: Context<CreateOrderRequest, 'C'>): Promise<OrderRow> => {
  const { services, member, input, request, now } = context
  const key = idempotencyKey(request)
  const site = await services.sites.of(member.host, member.country)
  const known = await services.db
    .selectFrom('orders')
    .select('id')
    .where('user_id', '=', member.userId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst()
  if (!known) await cancelOpenOrders(services, member.userId)
  const termsVersion = await currentTermsVersion(services.db, site.companyId)
  return services.transaction((trx) =>
    draftOrder(trx, {
      userId: member.userId,
      paid: member.paidUser,
      input,
      key,
      termsVersion,
      evidence: {
        declared: input.country,
        account: member.country,
        geoip: geoCountry(request, services, site),
      },
      settings: site.values,
      now,
    }),
  )
}

/** The newer order counts; only where the provider holds on to the older one, the member has to decide. */
const cancelOpenOrders = async (services: Services, userId: number): Promise<void> => {
  for (const order of await openOrders(services.db, userId, ['open'])) {
    const payment = await paymentOf(services.db, order.id)
    if (payment) await cancelAtProvider(services, payment.provider_id)
  }
}

const askProvider = async (
  { services, input }: Pick<Context<CreateOrderRequest, 'C'>, 'services' | 'input'>,
  order: OrderRow,
): Promise<ProviderPayment> => {
  const { config, payments, log } = services
  try {
    return await payments.create({
      key: order.number,
      amount_cents: order.total_cents,
      currency: order.currency,
      method: input.paymentmethod,
      issuer: order.issuer,
      description: order.number,
      return_url: `${config.publicUrl}/credits/${order.bundle_id}/${order.paymentmethod}?order=${order.id}`,
    })
  } catch (error) {
    // The draft waits: the client repeats the call with the same key.
    log.error({ err: error, order: order.number }, 'the payment provider did not answer')
    throw apiError('maintenance')
  }
}

/** A payment that no order took up must not be payable. */
const dropUnused = async (services: Services, draft: OrderRow, payment: ProviderPayment): Promise<void> => {
  const taken = await paymentOf(services.db, draft.id)
  if (taken) return
  await services.payments.cancel(payment.provider_id)
}
