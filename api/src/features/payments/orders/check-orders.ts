import type { OrderState, PaymentMethodId } from '@lonk/shared-api/schemas/order.ts'
import { sql } from 'kysely'
import { after, before, minutes } from '../../../clock.ts'
import type { Db } from '../../../database/connection.ts'
import type { Services } from '../../../services.ts'
import { freeDiscount } from '../discount/queries.ts'
import { orderTimeout } from './check-schedule.ts'
import { isUnsettled } from './machine.ts'
import { paymentOf } from './queries.ts'
import { expireAtProvider, reconcile } from './reconcile.ts'

const lease = minutes(1)
const draftsLive = minutes(60)

/**
 * The duty that makes webhooks a convenience: every unsettled order asks its provider at its `next_check_at`, and
 * ends when its time is over.
 */
export const checkOrders = async (services: Services): Promise<void> => {
  const now = services.clock.now()
  for (const due of await claimDue(services.db, now)) {
    const payment = await paymentOf(services.db, due.id)
    if (!payment) continue
    const isOver =
      isUnsettled(due.state) && now.getTime() - due.created_at.getTime() > orderTimeout(due.paymentmethod)
    // One order whose provider is away must not keep the others waiting; its own turn comes again.
    await (isOver ? expireAtProvider : reconcile)(services, payment.provider_id).catch((error: unknown) =>
      services.log.error({ err: error, order: due.id }, 'an order could not be checked'),
    )
  }
  await dropOldDrafts(services, now)
}

type Due = { id: number; created_at: Date; paymentmethod: PaymentMethodId; state: OrderState }

/** Each order to one process: who claims it has a minute before it is due again. */
const claimDue = async (db: Db, now: Date): Promise<Due[]> => {
  const { rows } = await sql<Due>`
    update orders set last_check_at = ${now}, checks = checks + 1, next_check_at = ${after(now, lease)}
    where id in (
      select id from orders where next_check_at <= ${now}
      order by next_check_at limit 20 for update skip locked)
    returning id, created_at, paymentmethod, state`.execute(db)
  return rows
}

/** Never opened at a provider: the member's call broke off and was not repeated. */
const dropOldDrafts = (services: Services, now: Date): Promise<void> =>
  services.transaction(async (trx) => {
    const old = await trx
      .updateTable('orders')
      .set({ state: 'cancelled', updated_at: now })
      .where('state', '=', 'draft')
      .where('created_at', '<', before(now, draftsLive))
      .returning('id')
      .execute()
    for (const { id } of old) await freeDiscount(trx, id)
  })
