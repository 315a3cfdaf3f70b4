import type { Trx } from '../../../database/transaction.ts'
import type { OrderRow, PaymentRow } from '../orders/queries.ts'
import { giveBack } from './give-back.ts'
import { refundsOf } from './queries.ts'

/**
 * The buyer's bank took the money back: every credit of the order goes, used ones as a debt. Whoever paid by direct
 * debit cannot pay that way again, nor can that account be used for it (`docs/api.md`, 2.4 Direct debit); what was kept
 * of another way is forgotten. Under the locks on wallet and order.
 */
export const chargeBack = async (
  trx: Trx,
  order: OrderRow,
  payment: PaymentRow,
  now: Date,
): Promise<void> => {
  await closeToWhoTookItBack(trx, order, now)
  const before = await refundsOf(trx, order.id)
  const sum = (of: 'amount_cents' | 'credits' | 'bonus_credits') =>
    before.reduce((total, refund) => total + refund[of], 0)
  const amount_cents = order.total_cents - sum('amount_cents')
  if (amount_cents < 1) return
  await giveBack(trx, order, {
    kind: 'chargeback',
    state: 'refunded',
    paymentId: payment.id,
    amount_cents,
    credits: order.credits - sum('credits'),
    bonus_credits: await bonusLeft(trx, order),
    provider_id: null,
    name: null,
    reason: null,
    nextState: 'charged_back',
    next_attempt_at: null,
    now,
  })
}

/**
 * What holds for every payment that the bank took back, also where nothing is left of its order: what it was paid with
 * is not used again, and no refund goes out that was not sent yet.
 */
export const closeToWhoTookItBack = async (trx: Trx, order: OrderRow, now: Date): Promise<void> => {
  if (order.paymentmethod === 'directdebit') await blockDirectDebit(trx, order, now)
  else await forgetKept(trx, order, now)
  await dropQueuedRefunds(trx, order.id)
}

/** A card whose holder disputed a payment is not charged again without being asked. */
const forgetKept = (trx: Trx, { user_id, paymentmethod }: OrderRow, now: Date) =>
  trx
    .updateTable('saved_methods')
    .set({ revoked_at: now })
    .where('user_id', '=', user_id)
    .where('method', '=', paymentmethod)
    .where('revoked_at', 'is', null)
    .execute()

const bonusLeft = async (trx: Trx, order: OrderRow): Promise<number> => {
  const given = await refundsOf(trx, order.id)
  return order.bonus_credits - given.reduce((sum, { bonus_credits }) => sum + bonus_credits, 0)
}

const blockDirectDebit = async (trx: Trx, { id, user_id }: OrderRow, now: Date): Promise<void> => {
  await trx.updateTable('users').set({ directdebit_blocked: true }).where('id', '=', user_id).execute()
  const mandate = await trx
    .selectFrom('mandates')
    .select('iban_hash')
    .where('order_id', '=', id)
    .executeTakeFirst()
  if (!mandate) return
  await trx.updateTable('mandates').set({ revoked_at: now }).where('order_id', '=', id).execute()
  await trx
    .insertInto('iban_blocks')
    .values({ iban_hash: mandate.iban_hash, reason: 'chargeback', at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Money that the bank took must not be paid back by us as well. */
const dropQueuedRefunds = async (trx: Trx, orderId: number): Promise<void> => {
  await trx
    .updateTable('refunds')
    .set({ state: 'failed', next_attempt_at: null, last_error: 'The bank took the payment back' })
    .where('order_id', '=', orderId)
    .where('kind', '!=', 'untaken')
    .where('state', '=', 'queued')
    .execute()
}
