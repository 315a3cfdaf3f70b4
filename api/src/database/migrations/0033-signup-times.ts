import type { Kysely } from 'kysely'
import { run } from './statements.ts'

/** How many signed up lately decides whether the next one proves some work. */
export const up = (db: Kysely<unknown>) => run(db, [`create index users_created on users (created_at)`])
