import type { Kysely } from 'kysely'
import { run } from './statements.ts'

/** Each process is asked four times a minute what was booked in the last hour: not by reading the whole ledger. */
export const up = (db: Kysely<unknown>) =>
  run(db, [`create index credit_ledger_age on credit_ledger (created_at)`])
