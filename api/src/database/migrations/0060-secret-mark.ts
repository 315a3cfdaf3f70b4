import type { Kysely } from 'kysely'
import { run } from './statements.ts'

/** With which `SECRET` this database is used: another one would open nothing that was sealed, and say so much later. */
export const up = (db: Kysely<unknown>) =>
  run(db, [
    `create table secret_mark (
      one boolean primary key default true check (one),
      mark text not null,
      made_at timestamptz not null)`,
  ])
