import { sql } from 'kysely'
import type { Trx } from './transaction.ts'

/** For counting where no row can be locked: transactions that give the same name wait for each other to end. */
export const lockName = async (trx: Trx, name: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(trx)
}
