import type { Db } from '../../database/connection.ts'
import type { Trx } from '../../database/transaction.ts'
import { afterFailure, type LockKind, minutesLocked } from './lockout.ts'

export type AttemptKeys = { key: string; kind: LockKind }[]

/** Counted for unknown addresses too, so that nobody can tell them apart. */
export const attemptKeys = (account: string, network: string): AttemptKeys => [
  { key: `${account}|${network}`, kind: 'account_net' },
  { key: account, kind: 'account' },
  { key: network, kind: 'ip' },
]

/** Minutes until this login may be tried again; 0 where it may now. */
export const lockedMinutes = async (db: Db, keys: AttemptKeys, now: Date): Promise<number> => {
  const rows = await db
    .selectFrom('login_attempts')
    .select(['key', 'kind', 'locked_until'])
    .where(
      'key',
      'in',
      keys.map(({ key }) => key),
    )
    .where('locked_until', '>', now)
    .execute()
  const applying = rows.filter((row) => keys.some(({ key, kind }) => row.key === key && row.kind === kind))
  return Math.max(0, ...applying.map(({ locked_until }) => minutesLocked({ lockedUntil: locked_until }, now)))
}

/**
 * The same under the locks that failures take: of many guesses made at once, all of which were allowed when they came,
 * none counts once the last allowed one has failed.
 */
export const stillLockedMinutes = async (trx: Trx, keys: AttemptKeys, now: Date): Promise<number> => {
  for (const { key, kind } of keys)
    await trx
      .selectFrom('login_attempts')
      .select('key')
      .where('key', '=', key)
      .where('kind', '=', kind)
      .forUpdate()
      .execute()
  return lockedMinutes(trx, keys, now)
}

/** Counts a failure under every key; parallel failures wait for each other, so none is lost. */
export const recordFailure = async (trx: Trx, keys: AttemptKeys, now: Date): Promise<number> => {
  // The first failures of all lock each other out as well: a row that is not there yet cannot be locked.
  await trx
    .insertInto('login_attempts')
    .values(keys.map(({ key, kind }) => ({ key, kind, failed: 0, window_start: now, level: 0 })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  let locked = await stillLockedMinutes(trx, keys, now)
  if (locked > 0) return locked
  for (const { key, kind } of keys) {
    const row = await trx
      .selectFrom('login_attempts')
      .selectAll()
      .where('key', '=', key)
      .where('kind', '=', kind)
      .executeTakeFirstOrThrow()
    const known = {
      failed: row.failed,
      windowStart: row.window_start,
      lockedUntil: row.locked_until,
      level: row.level,
    }
    const next = afterFailure(kind, known, now)
    await trx
      .updateTable('login_attempts')
      .set({
        failed: next.failed,
        window_start: next.windowStart,
        locked_until: next.lockedUntil,
        level: next.level,
      })
      .where('key', '=', key)
      .where('kind', '=', kind)
      .execute()
    locked = Math.max(locked, minutesLocked(next, now))
  }
  return locked
}

/** A right password forgives the account; the address keeps its count. */
export const forgetFailures = async (trx: Trx, keys: AttemptKeys): Promise<void> => {
  for (const { key, kind } of keys) {
    if (kind === 'ip') continue
    await trx.deleteFrom('login_attempts').where('key', '=', key).where('kind', '=', kind).execute()
  }
}
