import { type Selectable, sql } from 'kysely'
import { after, before, minutes } from '../../../clock.ts'
import type { Db } from '../../../database/connection.ts'
import type { PaymentTables } from '../../../database/schema/payments.ts'

/** A round through a provider's list of payments, under way. */
export type Sweep = Omit<Selectable<PaymentTables['payment_sweeps']>, 'began_at'> & { began_at: Date }

const lease = minutes(2)

/**
 * The next batch, for one process: where it dies, another takes it when the lease is over. Due by its time, or where
 * a request was noted so long ago that its truth must be in the list. A new round begins at the newest payment.
 */
export const claimSweep = async (
  db: Db,
  provider: string,
  now: Date,
  answerTime: number,
): Promise<Sweep | undefined> => {
  await db
    .insertInto('payment_sweeps')
    .values({ provider, due_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { rows } = await sql<Sweep>`
    update payment_sweeps set not_before = ${after(now, lease)},
      began_at = case when cursor is null then ${now} else began_at end,
      newest_at = case when cursor is null then null else newest_at end, missed = missed and cursor is not null
    where provider = ${provider} and (not_before is null or not_before <= ${now})
      and (due_at <= ${now} or exists (
        select from payment_requests r
        where r.provider = ${provider} and r.asked_at <= ${before(now, answerTime)}))
    returning *`.execute(db)
  return rows[0]
}

/** Hands it back as far as it was read; whoever took it over meanwhile goes on with its own. */
export const leaveSweep = async (db: Db, { provider, began_at, ...read }: Sweep): Promise<void> => {
  await db
    .updateTable('payment_sweeps')
    .set(read)
    .where('provider', '=', provider)
    .where('began_at', '=', began_at)
    .execute()
}
