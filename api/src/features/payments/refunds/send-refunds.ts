import { sql } from 'kysely'
import { ProviderRefusal } from '../../../adapters/payments/provider.ts'
import { after, minutes, seconds } from '../../../clock.ts'
import type { Services } from '../../../services.ts'
import { reconcile } from '../orders/reconcile.ts'
import { refundKey } from './follow-provider.ts'

type Due = {
  id: number
  amount_cents: number
  currency: string
  attempts: number
  payment: string
  number: string
}

const lease = minutes(2)

/**
 * Sends declared withdrawals to the provider, outside any transaction and as often as it takes: the key makes it one
 * refund. A direct debit's waits until its money has come. What the provider refuses for good waits for a person.
 */
export const sendRefunds = async (services: Services): Promise<void> => {
  const { db, payments, clock, log } = services
  for (const due of await claimDue(services)) {
    try {
      const made = await payments.refund({
        key: refundKey(due.id),
        provider_id: due.payment,
        amount_cents: due.amount_cents,
        currency: due.currency,
        description: due.number,
      })
      await db
        .updateTable('refunds')
        .set({ state: 'pending', provider_id: made.refund_id, next_attempt_at: null })
        .where('id', '=', due.id)
        .where('state', '=', 'queued')
        .execute()
      await reconcile(services, due.payment)
    } catch (error) {
      log.error({ err: error, refund: due.id }, 'a refund was not made')
      const refused = error instanceof ProviderRefusal
      const retry = after(clock.now(), seconds(30 * 2 ** Math.min(due.attempts, 8)))
      await db
        .updateTable('refunds')
        .set({
          last_error: String(error).slice(0, 300),
          next_attempt_at: refused ? null : retry,
          ...(refused ? { state: 'failed' } : {}),
        })
        .where('id', '=', due.id)
        .where('state', '=', 'queued')
        .execute()
    }
  }
}

const claimDue = async ({ db, clock, payments }: Services): Promise<Due[]> => {
  const now = clock.now()
  const { rows } = await sql<Due>`
    update refunds r set next_attempt_at = ${after(now, lease)}, attempts = attempts + 1
    from payments p, orders o
    where p.id = r.payment_id and o.id = r.order_id and r.id in (
      select due.id from refunds due join payments paid on paid.id = due.payment_id
      where due.state = 'queued' and due.next_attempt_at <= ${now} and paid.status = 'paid'
        and paid.provider = ${payments.name}
      order by due.next_attempt_at limit 10 for update of due skip locked)
    returning r.id, r.amount_cents, r.currency, r.attempts, p.provider_id as payment, o.number`.execute(db)
  return rows
}

const lookBack = minutes(60 * 24 * 3)

/** Refunds made by hand and chargebacks whose notice was lost: asked for, because no order waits for them. */
export const watchReversals = async (services: Services): Promise<void> => {
  const since = after(services.clock.now(), -lookBack)
  for (const providerId of await services.payments.reversedSince(since))
    await reconcile(services, providerId).catch((error: unknown) =>
      services.log.error({ err: error, provider_id: providerId }, 'a reversal could not be booked'),
    )
}
