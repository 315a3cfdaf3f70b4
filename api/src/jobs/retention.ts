import { sql } from 'kysely'
import { before } from '../clock.ts'
import { keptFor, months } from '../kept-for.ts'
import type { Services } from '../services.ts'
import { inBatches } from './batches.ts'
import { enqueue } from './jobs.ts'

/** Archives whose day is over: the rows, and with them the files. */
export const forgetExports = ({ clock, transaction, batchSize }: Services): Promise<void> => {
  const now = clock.now()
  return inBatches(batchSize, (most) =>
    transaction(async (trx) => {
      const { rows } = await sql<{ storage_key: string | null }>`
        delete from exports where id = any(array(
          select id from exports where expires_at < ${now} limit ${most} for update skip locked))
        returning storage_key`.execute(trx)
      const archives = rows.flatMap(({ storage_key }) => storage_key ?? [])
      if (archives.length > 0)
        await enqueue(trx, { queue: 'erase-files', runAt: now, payload: { pictures: [], archives }, now })
      return rows.length
    }),
  )
}

/** What staff did; the trigger lets only a transaction that says why delete it. */
export const forgetOldAudit = ({ clock, transaction, batchSize }: Services): Promise<void> => {
  const old = before(clock.now(), months(keptFor.audit_months))
  return inBatches(batchSize, (most) =>
    transaction(async (trx) => {
      await sql`select set_config('lonk.retention', 'on', true)`.execute(trx)
      const { numAffectedRows } = await sql`
        delete from audit_log where id = any(array(
          select id from audit_log where created_at < ${old} limit ${most} for update skip locked))`.execute(
        trx,
      )
      return Number(numAffectedRows ?? 0)
    }),
  )
}

/** The embedded database has no autovacuum. */
export const vacuum = async ({ db, connection }: Services): Promise<void> => {
  if (connection.kind === 'embedded') await sql`vacuum (analyze)`.execute(db)
}
