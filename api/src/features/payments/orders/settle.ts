import type { OrderState } from '@lonk/shared-api/schemas/order.ts'
import type { ProviderPayment } from '../../../adapters/payments/provider.ts'
import { after } from '../../../clock.ts'
import { json } from '../../../database/schema/columns.ts'
import { publishEvent, type Trx } from '../../../database/transaction.ts'
import { lockWallet } from '../../wallet/ledger.ts'
import { freeDiscount } from '../discount/queries.ts'
import { gapBeforeCheck } from './check-schedule.ts'
import { type CreditCircumstances, creditOrder } from './credit-order.ts'
import { isUnsettled, moveOn, paymentStatus } from './machine.ts'
import { findPayment, lockOrder, type OrderRow, type PaymentRow } from './queries.ts'

type Circumstances = CreditCircumstances & { provider: string }

export type Settled =
  | { outcome: 'unknown' | 'unchanged' | 'mismatch' }
  | { outcome: 'moved'; from: OrderState; to: OrderState }

/**
 * Acts on what a provider says of a payment, and only on a change (`docs/api.md`, 2.4 Order/payment machine). The
 * one place where an order completes: webhook, reconciliation and cancelling all come through here, any number of
 * times and in any order, behind the locks on wallet and order.
 */
export const settle = async (
  trx: Trx,
  said: ProviderPayment,
  { provider, ...credit }: Circumstances,
): Promise<Settled> => {
  const { now } = credit
  const payment = await findPayment(trx, provider, said.provider_id)
  if (!payment) return { outcome: 'unknown' }
  await lockWallet(trx, payment.user_id)
  const order = await lockOrder(trx, payment.order_id)
  await remember(trx, provider, said, now)
  const next = moveOn(order.state, said.status)
  if (next === null) {
    await checkAgain(trx, order, now)
    return { outcome: 'unchanged' }
  }
  if (next === 'completed' && !isSameAmount(payment, said)) {
    await checkAgain(trx, order, now)
    return { outcome: 'mismatch' }
  }
  await move(trx, order, next, now)
  await notePayment(trx, payment.id, said, now)
  if (next === 'completed' && order.credited_at === null) await creditOrder(trx, order, credit)
  if (next === 'failed' || next === 'cancelled' || next === 'expired') await freeDiscount(trx, order.id)
  publishEvent(trx, order.user_id, 'payment', { order_id: order.id, status: paymentStatus(next) })
  return { outcome: 'moved', from: order.state, to: next }
}

/** Every word of the provider once, as it was said. */
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
  if (!isUnsettled(order.state)) return
  await trx
    .updateTable('orders')
    .set({ next_check_at: nextCheck(order, now) })
    .where('id', '=', order.id)
    .execute()
}

const nextCheck = ({ checks, created_at }: OrderRow, now: Date): Date =>
  after(now, gapBeforeCheck(checks, now.getTime() - created_at.getTime()))
