import type { OrderState, PaymentMethodId } from '@lonk/shared-api/schemas/order.ts'
import { type ExpressionBuilder, sql } from 'kysely'
import { after, before, minutes } from '../../../clock.ts'
import { lockWallet } from '../../../core/wallet/ledger.ts'
import type { Db } from '../../../database/connection.ts'
import type { Database } from '../../../database/schema.ts'
import type { Services } from '../../../services.ts'
import { orderTimeout } from './check-schedule.ts'
import { dropDraft } from './drop-draft.ts'
import { isUnsettled } from './machine.ts'
import { lockOrder, paymentOf } from './queries.ts'
import { cancelAtProvider, expireAtProvider, reconcile } from './reconcile.ts'
import { isAsked } from './requests.ts'

const lease = minutes(1)
const draftsLive = minutes(60)

/**
 * The duty that makes webhooks a convenience: every unsettled order asks its provider at its `next_check_at`, and
 * ends when its time is over. So does a payment that no order takes.
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
  for (const providerId of await claimUntaken(services, now))
    await cancelAtProvider(services, providerId).catch((error: unknown) =>
      services.log.error({ err: error, provider_id: providerId }, 'an untaken payment could not be checked'),
    )
  await dropOldDrafts(services, now)
}

type Due = { id: number; created_at: Date; paymentmethod: PaymentMethodId; state: OrderState }

/** Each order to one process: whoever claims it has a minute before it is due again. */
const claimDue = async (db: Db, now: Date): Promise<Due[]> => {
  const { rows } = await sql<Due>`
    update orders set last_check_at = ${now}, checks = checks + 1, next_check_at = ${after(now, lease)}
    where id in (
      select id from orders where next_check_at <= ${now}
      order by next_check_at limit 20 for update skip locked)
    returning id, created_at, paymentmethod, state`.execute(db)
  return rows
}

/** Payments that no order takes, and that are not decided yet: as long as one is open it can be called off. */
const claimUntaken = async ({ db, payments }: Services, now: Date): Promise<string[]> => {
  const { rows } = await sql<{ provider_id: string }>`
    update payments set next_check_at = ${after(now, lease)}
    where id in (
      select id from payments where next_check_at <= ${now} and provider = ${payments.name}
      order by next_check_at limit 20 for update skip locked)
    returning provider_id`.execute(db)
  return rows.map(({ provider_id }) => provider_id)
}

/**
 * Never opened at a provider: the member's call broke off and was not repeated. As long as it is not known whether the
 * provider made a payment for it, it waits.
 */
const dropOldDrafts = async ({ db, transaction }: Services, now: Date): Promise<void> => {
  const old = await db
    .selectFrom('orders')
    .select(['id', 'user_id'])
    .where('state', '=', 'draft')
    .where('created_at', '<', before(now, draftsLive))
    .where(isNotAsked)
    .orderBy('id')
    .limit(20)
    .execute()
  for (const { id, user_id } of old)
    await transaction(async (trx) => {
      await lockWallet(trx, user_id)
      const { state } = await lockOrder(trx, id)
      if (state === 'draft' && !(await isAsked(trx, id))) await dropDraft(trx, id, now)
    })
}

const isNotAsked = ({ not, exists, selectFrom }: ExpressionBuilder<Database, 'orders'>) =>
  not(
    exists(
      selectFrom('payment_requests')
        .select('payment_requests.order_id')
        .whereRef('payment_requests.order_id', '=', 'orders.id'),
    ),
  )
