import { sql } from 'kysely'
import type { Trx } from './transaction.ts'

/** For what is counted where no row can be locked: transactions that name the same wait for each other until they end. */
export const lockName = async (trx: Trx, name: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(trx)
}
