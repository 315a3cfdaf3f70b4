import { sql } from 'kysely'
import { before, days } from '../../clock.ts'
import type { Trx } from '../../database/transaction.ts'
import { inBatches } from '../../jobs/batches.ts'
import { enqueue } from '../../jobs/jobs.ts'
import type { Services } from '../../services.ts'

const atOnce = 200
/** Nobody looked at it for so long: it goes undecided, and the member may hand in another. */
const waitsAtMost = days(30)

/** A profile's selfies, or only the one that waits: rows now, files after the commit. */
export const eraseSelfiesOf = async (
  trx: Trx,
  profileId: number,
  which: 'waiting' | 'all',
  now: Date,
): Promise<void> => {
  const gone = await trx
    .deleteFrom('photo_verifications')
    .where('profile_id', '=', profileId)
    .$if(which === 'waiting', (query) => query.where('state', '=', 'pending'))
    .returning('file_key')
    .execute()
  await eraseFiles(trx, gone, now)
}

/** Selfies whose time is over: the file goes, what was decided stays with the profile. */
export const forgetSelfies = async ({ transaction, clock, batchSize }: Services): Promise<void> => {
  const now = clock.now()
  for (const forget of [forgetFiles, forgetUndecided])
    await inBatches(Math.min(batchSize, atOnce), (most) => transaction((trx) => forget(trx, now, most)))
}

const forgetFiles = async (trx: Trx, now: Date, most: number): Promise<number> => {
  const due = await trx
    .selectFrom('photo_verifications')
    .select(['id', 'file_key'])
    .where('file_key', 'is not', null)
    .where('delete_at', '<=', now)
    .limit(most)
    .forUpdate()
    .skipLocked()
    .execute()
  if (due.length === 0) return 0
  await trx
    .updateTable('photo_verifications')
    .set({ file_key: null })
    .where(
      'id',
      'in',
      due.map(({ id }) => id),
    )
    .execute()
  await eraseFiles(trx, due, now)
  return due.length
}

const forgetUndecided = async (trx: Trx, now: Date, most: number): Promise<number> => {
  const { rows } = await sql<{ file_key: string | null }>`
    delete from photo_verifications where id = any(array(
      select id from photo_verifications where state = 'pending' and created_at < ${before(now, waitsAtMost)}
      limit ${most} for update skip locked))
    returning file_key`.execute(trx)
  await eraseFiles(trx, rows, now)
  return rows.length
}

const eraseFiles = async (trx: Trx, selfies: { file_key: string | null }[], now: Date): Promise<void> => {
  const pictures = selfies.flatMap(({ file_key }) => file_key ?? [])
  if (pictures.length === 0) return
  await enqueue(trx, { queue: 'erase-files', runAt: now, payload: { pictures, archives: [] }, now })
}
