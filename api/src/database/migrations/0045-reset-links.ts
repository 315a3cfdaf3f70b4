import type { Kysely } from 'kysely'
import { run } from './statements.ts'

/**
 * Anybody may ask for a link to a new password: another one leaves those in the mailbox working, so that nobody can
 * kill them by asking. For every other purpose there is still one open link.
 */
export const up = (db: Kysely<unknown>) =>
  run(db, [
    `drop index tokens_one_open`,
    `create unique index tokens_one_open on tokens (user_id, purpose) where used_at is null and purpose <> 'reset'`,
    `create index tokens_reset on tokens (user_id, created_at) where purpose = 'reset'`,
  ])
