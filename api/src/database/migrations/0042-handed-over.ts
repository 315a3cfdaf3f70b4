import type { Kysely } from 'kysely'
import { run } from './statements.ts'

/** When its reader was first given a message, however the two stood to each other then: from then on it is paid. */
export const up = (db: Kysely<unknown>) =>
  run(db, [
    `alter table messages add column handed_at timestamptz`,
    `update messages set handed_at = coalesce(delivered_at, read_at, created_at) where state in ('delivered', 'read')`,
  ])
