import { before, days } from '../../clock.ts'
import type { Trx } from '../../database/transaction.ts'
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
export const forgetSelfies = async ({ transaction, clock }: Services): Promise<void> => {
  const now = clock.now()
  await transaction(async (trx) => {
    const due = await trx
      .selectFrom('photo_verifications')
      .select(['id', 'file_key'])
      .where('file_key', 'is not', null)
      .where('delete_at', '<=', now)
      .limit(atOnce)
      .forUpdate()
      .skipLocked()
      .execute()
    if (due.length > 0)
      await trx
        .updateTable('photo_verifications')
        .set({ file_key: null })
        .where(
          'id',
          'in',
          due.map(({ id }) => id),
        )
        .execute()
    const forgotten = await trx
      .deleteFrom('photo_verifications')
      .where('state', '=', 'pending')
      .where('created_at', '<', before(now, waitsAtMost))
      .returning('file_key')
      .execute()
    await eraseFiles(trx, [...due, ...forgotten], now)
  })
}

const eraseFiles = async (trx: Trx, selfies: { file_key: string | null }[], now: Date): Promise<void> => {
  const pictures = selfies.flatMap(({ file_key }) => file_key ?? [])
  if (pictures.length === 0) return
  await enqueue(trx, { queue: 'erase-files', runAt: now, payload: { pictures, archives: [] }, now })
}
