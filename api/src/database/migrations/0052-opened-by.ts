import type { Kysely } from 'kysely'
import { run } from './statements.ts'

/**
 * Which of the two opened a conversation: it is there for the other one only once a message is. Who opened an empty one
 * before this is not known: opening it again finds it.
 */
export const up = (db: Kysely<unknown>): Promise<void> =>
  run(db, [`alter table conversation_members add column opened boolean not null default false`])
