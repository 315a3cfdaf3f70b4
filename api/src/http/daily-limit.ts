import { sql } from 'kysely'
import { localDay } from '../clock.ts'
import type { Trx } from '../database/transaction.ts'

/** `whose`: a member's id, or the hash of what is not a member yet. */
type Counted = { what: string; whose: number | string; max: number; now: Date }

/**
 * Counts one more of what a member may do only so often a day, a business limit with an error of its own and never a
 * 429. False where the day's number is used up; the caller then refuses, and its transaction counts nothing.
 */
export const countToday = async (trx: Trx, { what, whose, max, now }: Counted): Promise<boolean> => {
  const { count } = await trx
    .insertInto('rate_counters')
    .values({ key: `${what}:${whose}`, window_start: new Date(`${localDay(now)}T00:00:00Z`), count: 1 })
    .onConflict((conflict) =>
      conflict.columns(['key', 'window_start']).doUpdateSet({ count: sql`rate_counters.count + 1` }),
    )
    .returning('count')
    .executeTakeFirstOrThrow()
  return count <= max
}
