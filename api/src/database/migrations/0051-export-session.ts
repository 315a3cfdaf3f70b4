import type { Kysely } from 'kysely'
import { run } from './statements.ts'

/** Which session asked for an archive: another one of the same member does not get it by waiting. */
export const up = (db: Kysely<unknown>): Promise<void> =>
  run(db, [`alter table exports add column session text`])
