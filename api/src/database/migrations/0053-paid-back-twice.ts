import type { Kysely } from 'kysely'
import { run } from './statements.ts'

/** A bank returns a whole payment, whatever was refunded of it before: how much more went back than was paid. */
export const up = (db: Kysely<unknown>): Promise<void> =>
  run(db, [
    `alter table orders add column paid_back_twice_cents int not null default 0 check (paid_back_twice_cents >= 0)`,
  ])
