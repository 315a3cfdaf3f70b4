import type { ProviderPayment } from '../../../adapters/payments/provider.ts'
import { after } from '../../../clock.ts'
import { json } from '../../../database/schema/columns.ts'
import type { Trx } from '../../../database/transaction.ts'
import { creditFirst } from '../directdebit/credit-first.ts'
import { isBuyerHere } from './buyer.ts'
import { gapBeforeCheck } from './check-schedule.ts'
import { dropDraft } from './drop-draft.ts'
import { isUnsettled } from './machine.ts'
import { findPayment, lockOrder, type OrderRow } from './queries.ts'
import { forgetRequest } from './requests.ts'
import { type Circumstances, type Settled, settle } from './settle.ts'

/**
 * A payment that the provider made for an order of ours, told by its answer or found in its list: the one place where
 * a payment gets its row here. A draft that still waits becomes an open order with it. Where no order takes it any
 * more (replaced, dropped, its buyer gone, paid twice), it is kept as untaken: called off, or given back. Under the
 * locks on wallet and order, any number of times.
 */
export const takePayment = async (
  trx: Trx,
  order: OrderRow,
  payment: ProviderPayment,
  circumstances: Circumstances,
): Promise<Settled> => {
  const { provider, now } = circumstances
  await forgetRequest(trx, order.id)
  if (await findPayment(trx, provider, payment.provider_id)) return settle(trx, payment, circumstances)
  const isTaken = order.state === 'draft' && (await isBuyerHere(trx, order.user_id))
  await insertPayment(trx, order, payment, { provider, now, isTaken })
  if (!isTaken) {
    if (order.state === 'draft') await dropDraft(trx, order.id, now)
    return settle(trx, payment, circumstances)
  }
  await trx
    .updateTable('orders')
    .set({ state: 'open', next_check_at: after(now, gapBeforeCheck(0, 0)), updated_at: now })
    .where('id', '=', order.id)
    .execute()
  const settled: Settled =
    payment.status === 'open' ? { outcome: 'unchanged' } : await settle(trx, payment, circumstances)
  const opened = await lockOrder(trx, order.id)
  if (order.paymentmethod === 'directdebit' && isUnsettled(opened.state))
    await creditFirst(trx, opened, circumstances)
  return settled
}

type Taking = { provider: string; now: Date; isTaken: boolean }

const insertPayment = async (
  trx: Trx,
  order: OrderRow,
  payment: ProviderPayment,
  { provider, now, isTaken }: Taking,
): Promise<void> => {
  await trx
    .insertInto('payments')
    .values({
      order_id: order.id,
      provider,
      provider_id: payment.provider_id,
      method: order.paymentmethod,
      issuer: order.issuer,
      status: payment.status,
      // What we asked for: the provider's own amount is compared with it. Of an untaken one all that was paid goes
      // back.
      amount_cents: isTaken ? order.total_cents : payment.amount_cents,
      currency: isTaken ? order.currency : payment.currency,
      redirect_url: payment.redirect_url,
      transfer: payment.transfer && json(payment.transfer),
      untaken_at: isTaken ? null : now,
      created_at: now,
      updated_at: now,
    })
    .execute()
}
