import type { Kysely } from 'kysely'
import { run } from './statements.ts'

/** What was read while one of the two hid receipts: its sender never learns of it, whatever either chooses later. */
export const up = (db: Kysely<unknown>): Promise<void> =>
  run(db, [
    `alter table messages add column read_quietly boolean not null default false`,
    // Of what was read before, that which is hidden today.
    `update messages set read_quietly = true
      from conversations c
      where c.id = messages.conversation_id and messages.state = 'read' and exists (
        select from profiles p join users u on u.id = p.user_id
        where p.id in (c.a_id, c.b_id) and not u.read_receipts)`,
    `create index messages_read_quietly on messages (conversation_id, id) where read_quietly`,
  ])
