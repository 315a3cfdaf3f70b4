import type { AccessLevel } from '@lonk/shared-api/contract.ts'
import {
  type NewPayment,
  type ProviderPayment,
  ProviderRefusal,
} from '../../../adapters/payments/provider.ts'
import type { Trx } from '../../../database/transaction.ts'
import { apiError } from '../../../errors.ts'
import type { Context } from '../../../http/endpoint.ts'
import { idempotencyKey, idempotent } from '../../../http/idempotent.ts'
import type { Services } from '../../../services.ts'
import { currentTermsVersion } from '../../settings/terms-version.ts'
import { placesOf } from '../products/buyer-country.ts'
import { draftOrder, type OrderInput } from './draft-order.ts'
import { openOrder, refuseIfReplaced } from './open-order.ts'
import { lockOrder, type OrderRow, openOrders, paymentOf } from './queries.ts'
import { cancelAtProvider, circumstancesOf } from './reconcile.ts'
import { type Circumstances, settle } from './settle.ts'

type MemberAccess = Extract<AccessLevel, 'U' | 'C' | 'P'>

export type Placing<Answer> = {
  input: OrderInput
  /** More that says which country the buyer is in. */
  evidence?: Record<string, unknown>
  /** What is written with the draft, in its transaction; refuses where it must not be. */
  withDraft?: (trx: Trx, order: OrderRow) => Promise<void>
  /** For a repeated call: does it bring the same as what was written with the draft? */
  isSame?: (trx: Trx, order: OrderRow) => Promise<boolean>
  /** What the provider needs beyond the order: a customer to keep a method for, or a method to charge. */
  paying?: (order: OrderRow) => Promise<Pick<NewPayment, 'save' | 'charge'>>
  /** After the order is open and the provider's first word is heard. */
  afterOpen?: (trx: Trx, order: OrderRow, circumstances: Circumstances) => Promise<void>
  answer: (trx: Trx, order: OrderRow) => Promise<Answer>
}

/**
 * Every order is placed in three steps, because a provider is asked outside of any transaction: the draft, the
 * provider's payment, the open order. A call repeated after a crash goes on where the first one stopped: the draft is
 * found by its key, and the provider makes one payment per order.
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
    const opening = {
      userId: member.userId,
      orderId: draft.id,
      payment,
      provider: services.payments.name,
      now,
    }
    const order = await openOrder(trx, opening)
    await refuseIfReplaced(trx, order)
    if (!payment || payment.status === 'open') return order
    await settle(trx, payment, circumstances)
    await placing.afterOpen?.(trx, await lockOrder(trx, order.id), circumstances)
    return lockOrder(trx, order.id)
  }
  if (payment?.status === 'failed') {
    await services.transaction(open)
    throw chargeFailed(draft)
  }
  try {
    return await idempotent(context, async (trx) => placing.answer(trx, await open(trx)))
  } catch (error) {
    if (payment) await dropUnused(services, draft, payment)
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
  if (!(await isKnown(services, member.userId, key))) await cancelOpenOrders(services, member.userId)
  const termsVersion = await currentTermsVersion(services.db, site.companyId)
  const places = await placesOf(context, member)
  return services.transaction((trx) =>
    draftOrder(trx, {
      userId: member.userId,
      paid: member.paidUser,
      input,
      key,
      termsVersion,
      places,
      evidence: { declared: input.country, account: places.account, geoip: places.seen, ...evidence },
      settings: site.values,
      now,
      withDraft,
      isSame,
    }),
  )
}

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

/** The newer order counts; only where the provider holds on to the older one, the member has to decide. */
const cancelOpenOrders = async (services: Services, userId: number): Promise<void> => {
  for (const order of await openOrders(services.db, userId, ['open'])) {
    const payment = await paymentOf(services.db, order.id)
    if (payment) await cancelAtProvider(services, payment.provider_id)
  }
}

const askProvider = async <Answer>(
  { config, payments, log }: Services,
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
    if (error instanceof ProviderRefusal) throw chargeFailed(order)
    // The draft waits: the client repeats the call with the same key.
    throw apiError('maintenance')
  }
}

/** A payment that no order took up must not be payable. */
const dropUnused = async (services: Services, draft: OrderRow, payment: ProviderPayment): Promise<void> => {
  const taken = await paymentOf(services.db, draft.id)
  if (taken) return
  await services.payments.cancel(payment.provider_id)
}
