import type { OrderState } from '@lonk/shared-api/schemas/order.ts'
import type { ProviderPayment } from '../../../adapters/payments/provider.ts'
import { after, type Clock } from '../../../clock.ts'
import { lockWallet } from '../../../core/wallet/ledger.ts'
import { json } from '../../../database/schema/columns.ts'
import { publishEvent, type Trx } from '../../../database/transaction.ts'
import { freeDiscount } from '../discount/queries.ts'
import { chargeBack } from '../refunds/charge-back.ts'
import { followReversals } from '../refunds/follow-provider.ts'
import { keepMethod } from '../saved-methods/keep-method.ts'
import type { Vault } from '../vault.ts'
import { isBuyerHere } from './buyer.ts'
import { gapBeforeCheck } from './check-schedule.ts'
import { noteCountry } from './country-evidence.ts'
import { type CreditCircumstances, creditOrder } from './credit-order.ts'
import { isUnsettled, moveOn, paymentStatus } from './machine.ts'
import { findPayment, lockOrder, type OrderRow, type PaymentRow } from './queries.ts'
import { leaveUntaken, settleUntaken } from './untaken.ts'

export type Circumstances = CreditCircumstances & {
  provider: string
  vault: Vault
  clock: Pick<Clock, 'now'>
}

export type Settled =
  /** `returned`: paid, but for no order that takes it. It goes back. */
  | { outcome: 'unknown' | 'unchanged' | 'mismatch' | 'returned' }
  /** `unproven`: paid, and its country stands on less than two proofs. */
  | { outcome: 'moved'; from: OrderState; to: OrderState; unproven?: boolean }

/**
 * Acts on what a provider says of a payment, and only on a change (`docs/api.md`, 2.4 Order/payment machine). The
 * one place where an order completes or is taken back: webhook, reconciliation and cancelling all come through here,
 * any number of times and in any order, under the locks on wallet and order.
 */
export const settle = async (trx: Trx, said: ProviderPayment, given: Circumstances): Promise<Settled> => {
  const { provider, clock } = given
  const known = await findPayment(trx, provider, said.provider_id)
  if (!known) return { outcome: 'unknown' }
  await lockWallet(trx, known.user_id)
  const order = await lockOrder(trx, known.order_id)
  // Read once more: while this waited, another may have acted on the same answer.
  const payment = (await findPayment(trx, provider, said.provider_id)) ?? known
  // The moment at which the locks were obtained: an order that was placed while this waited was placed before it.
  const now = clock.now()
  const circumstances = { ...given, now }
  await remember(trx, provider, said, now)
  if (payment.untaken_at !== null) return returnIfPaid(trx, order, payment, said, now)
  const settled =
    order.credited_at !== null && order.state !== 'charged_back'
      ? await settleCredited(trx, order, payment, said, circumstances)
      : await settleOpen(trx, order, payment, said, circumstances)
  if (settled.outcome !== 'mismatch' && settled.outcome !== 'returned')
    await followReversals(trx, await lockOrder(trx, order.id), payment, said, now)
  return settled
}

const settleOpen = async (
  trx: Trx,
  order: OrderRow,
  payment: PaymentRow,
  said: ProviderPayment,
  circumstances: Circumstances,
): Promise<Settled> => {
  const { now, vault, provider } = circumstances
  const next = moveOn(order.state, said.status)
  if (next === null) {
    if (isUnsettled(order.state)) await checkAgain(trx, order, now)
    else if (said.status === 'paid' && order.credited_at === null)
      return returnIfPaid(trx, order, await leaveUntaken(trx, payment, now), said, now)
    return { outcome: 'unchanged' }
  }
  if (next === 'completed' && !isSameAmount(payment, said)) {
    await checkAgain(trx, order, now)
    return { outcome: 'mismatch' }
  }
  if (next === 'completed' && !(await isBuyerHere(trx, order.user_id))) {
    await move(trx, order, order.state === 'open' ? 'cancelled' : 'failed', now)
    await freeDiscount(trx, order.id)
    return returnIfPaid(trx, order, await leaveUntaken(trx, payment, now), said, now)
  }
  await move(trx, order, next, now)
  await notePayment(trx, payment.id, said, now)
  if (next === 'completed' && order.credited_at === null) {
    await creditOrder(trx, order, circumstances)
    if (order.save_method) await keepMethod(trx, order, said, { provider, vault, now })
  }
  const unproven = next === 'completed' && !(await noteCountry(trx, order, said))
  if (next === 'failed' || next === 'cancelled' || next === 'expired') await freeDiscount(trx, order.id)
  publishEvent(trx, order.user_id, 'payment', { order_id: order.id, status: paymentStatus(next) })
  return { outcome: 'moved', from: order.state, to: next, ...(unproven && { unproven }) }
}

/** A direct debit was credited when its mandate was signed; now its money comes, or does not. */
const settleCredited = async (
  trx: Trx,
  order: OrderRow,
  payment: PaymentRow,
  said: ProviderPayment,
  { now }: Circumstances,
): Promise<Settled> => {
  if (payment.status === 'paid') {
    if (order.next_check_at !== null) await waitNoMore(trx, order.id)
    return { outcome: 'unchanged' }
  }
  if (said.status === 'paid') {
    if (!isSameAmount(payment, said)) {
      await checkAgain(trx, order, now)
      return { outcome: 'mismatch' }
    }
    await notePayment(trx, payment.id, said, now)
    await waitNoMore(trx, order.id)
    return { outcome: 'unchanged' }
  }
  if (said.status === 'failed' || said.status === 'canceled' || said.status === 'expired') {
    await notePayment(trx, payment.id, said, now)
    await waitNoMore(trx, order.id)
    await chargeBack(trx, order, payment, now)
    return { outcome: 'moved', from: order.state, to: 'charged_back' }
  }
  await checkAgain(trx, order, now)
  return { outcome: 'unchanged' }
}

const returnIfPaid = async (
  trx: Trx,
  order: OrderRow,
  payment: PaymentRow,
  said: ProviderPayment,
  now: Date,
): Promise<Settled> => ({
  outcome: (await settleUntaken(trx, order, payment, said, now)) ? 'returned' : 'unchanged',
})

/** Everything that the provider said, once, as it was said. */
const remember = (trx: Trx, provider: string, { provider_id, status, raw }: ProviderPayment, now: Date) =>
  trx
    .insertInto('payment_events')
    .values({ provider, provider_id, status, raw: json(raw), created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()

const isSameAmount = (payment: PaymentRow, said: ProviderPayment): boolean =>
  payment.amount_cents === said.amount_cents && payment.currency === said.currency

const move = async (trx: Trx, order: OrderRow, state: OrderState, now: Date): Promise<void> => {
  const completed = state === 'completed' ? { completed_at: now, credited_at: now } : {}
  const next_check_at = isUnsettled(state) ? nextCheck(order, now) : null
  await trx
    .updateTable('orders')
    .set({ state, next_check_at, updated_at: now, ...completed })
    .where('id', '=', order.id)
    .execute()
}

const notePayment = async (trx: Trx, id: number, { status, reason }: ProviderPayment, now: Date) => {
  await trx.updateTable('payments').set({ status, reason, updated_at: now }).where('id', '=', id).execute()
}

const checkAgain = async (trx: Trx, order: OrderRow, now: Date): Promise<void> => {
  await trx
    .updateTable('orders')
    .set({ next_check_at: nextCheck(order, now) })
    .where('id', '=', order.id)
    .execute()
}

const waitNoMore = async (trx: Trx, orderId: number): Promise<void> => {
  await trx.updateTable('orders').set({ next_check_at: null }).where('id', '=', orderId).execute()
}

const nextCheck = ({ checks, created_at }: OrderRow, now: Date): Date =>
  after(now, gapBeforeCheck(checks, now.getTime() - created_at.getTime()))
