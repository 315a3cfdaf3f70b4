import type { ProviderPayment } from '../../../adapters/payments/provider.ts'
import { after, minutes } from '../../../clock.ts'
import type { Trx } from '../../../database/transaction.ts'
import { noteOwnRefund } from '../refunds/follow-provider.ts'
import type { RefundRow } from '../refunds/queries.ts'
import type { OrderRow, PaymentRow } from './queries.ts'

const askAgain = minutes(10)

/** From now on nothing is bought with this payment. */
export const leaveUntaken = async (trx: Trx, payment: PaymentRow, now: Date): Promise<PaymentRow> =>
  trx
    .updateTable('payments')
    .set({ untaken_at: now })
    .where('id', '=', payment.id)
    .returningAll()
    .executeTakeFirstOrThrow()

/**
 * What the provider says of a payment that no order takes. Nobody pays for nothing: what was paid goes back the way
 * it came (`refunds/send-refunds.ts`), once; what is not decided yet is asked for again. Any number of times, under
 * the locks on wallet and order. Answers whether money goes back now that did not before.
 */
export const settleUntaken = async (
  trx: Trx,
  order: OrderRow,
  payment: PaymentRow,
  said: ProviderPayment,
  now: Date,
): Promise<boolean> => {
  // An earlier answer may come late: what is paid stays paid.
  if (payment.status === 'paid' && said.status !== 'paid') return false
  const decided = said.status !== 'open' && said.status !== 'pending' && said.status !== 'authorized'
  await trx
    .updateTable('payments')
    .set({
      status: said.status,
      reason: said.reason,
      // The first time at once: as long as it is open it can be called off.
      next_check_at: decided ? null : after(now, payment.next_check_at === null ? 0 : askAgain),
      updated_at: now,
    })
    .where('id', '=', payment.id)
    .execute()
  if (said.status !== 'paid') return false
  const own = await returnOf(trx, payment.id)
  for (const refund of said.refunds) await noteOwnRefund(trx, own ? [own] : [], refund, now)
  if (own) return false
  const amount_cents = said.amount_cents - backAlready(said)
  if (amount_cents < 1) return false
  await trx
    .insertInto('refunds')
    .values({
      order_id: order.id,
      payment_id: payment.id,
      kind: 'untaken',
      state: 'queued',
      amount_cents,
      vat_cents: 0,
      currency: said.currency,
      credits: 0,
      provider_id: null,
      name: null,
      reason: null,
      declared_at: now,
      next_attempt_at: now,
    })
    .execute()
  return true
}

const returnOf = (trx: Trx, paymentId: number): Promise<RefundRow | undefined> =>
  trx
    .selectFrom('refunds')
    .selectAll()
    .where('payment_id', '=', paymentId)
    .where('kind', '=', 'untaken')
    .executeTakeFirst()

/** By hand at the provider, or by the buyer's bank. */
const backAlready = ({ refunds, charged_back_cents }: ProviderPayment): number =>
  refunds
    .filter(({ status }) => status !== 'failed')
    .reduce((sum, { amount_cents }) => sum + amount_cents, charged_back_cents)
