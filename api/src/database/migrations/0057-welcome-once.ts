import type { Kysely } from 'kysely'
import { run } from './statements.ts'

/** What a new member gets is given once to a mailbox, whose hash outlives its account for a while. */
export const up = (db: Kysely<unknown>): Promise<void> =>
  run(db, [
    `create table welcomed (
      address_hash text primary key, user_id bigint references users(id) on delete cascade, until timestamptz)`,
    `create index welcomed_user on welcomed (user_id) where user_id is not null`,
    `create index welcomed_until on welcomed (until) where until is not null`,
  ])
