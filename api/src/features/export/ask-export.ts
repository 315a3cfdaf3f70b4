import { askExportContract } from '@lonk/shared-api/calls/account/export.schema.ts'
import { after } from '../../clock.ts'
import { afterCommit } from '../../database/transaction.ts'
import { apiError } from '../../errors.ts'
import { countToday } from '../../http/daily-limit.ts'
import { endpoint } from '../../http/endpoint.ts'
import { enqueue } from '../../jobs/jobs.ts'
import { exportKept } from './export-links.ts'

const mostPerDay = 3

/** POST /api/export.php: the archive is made by a job. */
export const askExportEndpoint = endpoint(askExportContract, async ({ member, services, now }) => {
  const { userId } = member
  const id = await services.transaction(async (trx) => {
    if (!(await countToday(trx, { what: 'export', userId, max: mostPerDay, now })))
      throw apiError('export_limit')
    const row = await trx
      .insertInto('exports')
      .values({ user_id: userId, state: 'queued', created_at: now, expires_at: after(now, exportKept) })
      .returning('id')
      .executeTakeFirstOrThrow()
    await enqueue(trx, { queue: 'export', runAt: now, payload: { id: row.id }, now })
    afterCommit(trx, () => void services.jobs.tick())
    return row.id
  })
  return { id, status: 'queued' as const }
})
