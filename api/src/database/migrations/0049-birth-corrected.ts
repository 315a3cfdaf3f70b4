import type { Kysely } from 'kysely'
import { run } from './statements.ts'

/** When an unconfirmed member corrected the date of birth: once, so that nobody tries out which date gets them what. */
export const up = (db: Kysely<unknown>) =>
  run(db, [`alter table profiles add column birth_corrected_at timestamptz`])
