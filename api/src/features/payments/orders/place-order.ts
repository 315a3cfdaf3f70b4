import type { AccessLevel } from '@lonk/shared-api/contract.ts'
import {
  type NewPayment,
  type ProviderPayment,
  ProviderRefusal,
} from '../../../adapters/payments/provider.ts'
import { currentTermsVersion } from '../../../core/settings/terms-version.ts'
import { lockWallet } from '../../../core/wallet/ledger.ts'
import type { Trx } from '../../../database/transaction.ts'
import { apiError, RequestError } from '../../../errors.ts'
import type { Context } from '../../../http/endpoint.ts'
import { idempotencyKey, idempotent } from '../../../http/idempotent.ts'
import type { Services } from '../../../services.ts'
import { placesOf } from '../products/buyer-country.ts'
import { draftOrder, type OrderInput } from './draft-order.ts'
import { lockOrder, type OrderRow, openOrders, paymentOf } from './queries.ts'
import { bringHome, cancelAtProvider, circumstancesOf } from './reconcile.ts'
import { forgetRequest, noteRequest } from './requests.ts'
import { takePayment } from './take-payment.ts'

type MemberAccess = Extract<AccessLevel, 'U' | 'C' | 'P'>

export type Placing<Answer> = {
  input: OrderInput
  /** Further evidence of the buyer's country. */
  evidence?: Record<string, unknown>
  /** What is written with the draft, in its transaction; refuses where it must not be. */
  withDraft?: (trx: Trx, order: OrderRow) => Promise<void>
  /** For a repeated call: does it bring the same as what was written with the draft? */
  isSame?: (trx: Trx, order: OrderRow) => Promise<boolean>
  /** What the provider needs beyond the order: a customer to keep a method for, or a method to charge. */
  paying?: (order: OrderRow) => Promise<Pick<NewPayment, 'save' | 'charge'>>
  answer: (trx: Trx, order: OrderRow) => Promise<Answer>
}

/**
 * Every order is placed in three steps, because a provider is asked outside of any transaction: the draft with the note
 * that its provider is asked, the provider's payment, the open order. A call repeated after a crash goes on where the
 * first one stopped: the draft is found by its key, and the provider makes one payment per order. Where no call comes
 * back, `compare-books.ts` finds the payment in the provider's list.
 */
export const placeOrder = async <Input, Access extends MemberAccess, Answer>(
  context: Context<Input, Access>,
  placing: Placing<Answer>,
): Promise<Answer> => {
  const { services, now } = context
  const member = memberOf(context)
  const site = await services.sites.of(member.host, member.country)
  const circumstances = { ...circumstancesOf(services, site.values), now }
  const draft = await draftFor(context, placing)
  if (draft.state === 'failed' && draft.saved_method_id !== null) throw chargeFailed(draft)
  const payment = draft.state === 'draft' ? await askProvider(services, placing, draft) : null
  const open = async (trx: Trx): Promise<OrderRow> => {
    await lockWallet(trx, member.userId)
    const order = await lockOrder(trx, draft.id)
    await refuseIfReplaced(trx, order)
    if (payment) await takePayment(trx, order, payment, circumstances)
    return lockOrder(trx, draft.id)
  }
  if (payment?.status === 'failed') {
    await services.transaction(open)
    throw chargeFailed(draft)
  }
  try {
    return await idempotent(context, async (trx) => placing.answer(trx, await open(trx)))
  } catch (error) {
    // What the provider holds by now finds its order without this call, or goes back; else its list will show it.
    if (payment)
      await bringHome(services, draft.number, payment).catch((failure: unknown) =>
        services.log.error({ err: failure, order: draft.id }, 'a payment could not be taken in'),
      )
    throw error
  }
}

const chargeFailed = ({ saved_method_id }: OrderRow) =>
  saved_method_id === null
    ? apiError('paymentmethod_blocked')
    : apiError('recurring_failed', { retry: true, alternative: 'paypal' })

const memberOf = <Input>({ member }: Context<Input, MemberAccess>) => {
  if (!member) throw apiError('authentication_required')
  return member
}

const draftFor = async <Input, Answer>(
  context: Context<Input, MemberAccess>,
  { input, evidence, withDraft, isSame }: Placing<Answer>,
): Promise<OrderRow> => {
  const { services, request, now } = context
  const member = memberOf(context)
  const key = idempotencyKey(request)
  const site = await services.sites.of(member.host, member.country)
  const termsVersion = await currentTermsVersion(services.db, site.companyId)
  const places = await placesOf(context, member)
  const draft = () =>
    services.transaction(async (trx) => {
      const order = await draftOrder(trx, {
        userId: member.userId,
        input,
        key,
        termsVersion,
        places,
        evidence: { declared: input.country, account: places.account, geoip: places.seen, ...evidence },
        settings: site.values,
        now,
        withDraft,
        isSame,
      })
      if (order.state === 'draft')
        await noteRequest(trx, { orderId: order.id, provider: services.payments.name, now })
      return order
    })
  try {
    return await draft()
  } catch (error) {
    if (!isOrderOpen(error)) throw error
    await cancelOpenOrders(services, member.userId)
    return draft()
  }
}

const isOrderOpen = (error: unknown): boolean => error instanceof RequestError && error.code === 'order_open'

/** The order of an earlier try of this very call. */
export const isKnown = async ({ db }: Services, userId: number, key: string): Promise<boolean> => {
  const known = await db
    .selectFrom('orders')
    .select('id')
    .where('user_id', '=', userId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst()
  return known !== undefined
}

/**
 * The newer order counts; only where the provider does not let go of the older one, or it turns out to be paid, does
 * the member have to decide. Nobody must pay twice because our cancelling came late.
 */
const cancelOpenOrders = async (services: Services, userId: number): Promise<void> => {
  for (const order of await openOrders(services.db, userId, ['open'])) {
    const payment = await paymentOf(services.db, order.id)
    const settled = payment && (await cancelAtProvider(services, payment.provider_id))
    if (settled?.outcome === 'moved' && settled.to === 'completed')
      throw apiError('order_open', { order_id: order.id })
  }
}

/** A newer call of the same member has taken this draft's place while the provider was asked. */
const refuseIfReplaced = async (trx: Trx, order: OrderRow): Promise<void> => {
  if (order.state !== 'cancelled') return
  const [newer] = await openOrders(trx, order.user_id, ['draft', 'open'])
  if (newer) throw apiError('order_open', { order_id: newer.id })
}

const askProvider = async <Answer>(
  { config, payments, log, db }: Services,
  { paying, input }: Placing<Answer>,
  order: OrderRow,
): Promise<ProviderPayment> => {
  try {
    return await payments.create({
      key: order.number,
      amount_cents: order.total_cents,
      currency: order.currency,
      method: input.paymentmethod,
      issuer: order.issuer,
      description: order.number,
      return_url: `${config.publicUrl}/credits/${order.bundle_id}/${order.paymentmethod}?order=${order.id}`,
      ...(await paying?.(order)),
    })
  } catch (error) {
    log.error({ err: error, order: order.number }, 'the payment provider did not answer')
    if (error instanceof ProviderRefusal) {
      await forgetRequest(db, order.id)
      throw chargeFailed(order)
    }
    // The draft waits: the client repeats the call with the same key. Nobody knows yet whether there is a payment.
    throw apiError('maintenance')
  }
}
