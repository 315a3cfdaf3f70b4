import type { Kysely } from 'kysely'
import { run } from './statements.ts'

/** A link that proves an address, or logs in by it, is bound to the address it was mailed to. */
export const up = (db: Kysely<unknown>) =>
  run(db, [
    `alter table tokens add column address_fold text`,
    `update tokens set address_fold = users.email_fold from users
      where users.id = tokens.user_id and tokens.purpose not in ('mail_change', 'mail_change_undo')`,
  ])
