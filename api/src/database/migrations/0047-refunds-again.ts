import type { Kysely } from 'kysely'
import { run } from './statements.ts'

/** Credits that come back after a withdrawal may be given back too; an order still has one chargeback at most. */
export const up = (db: Kysely<unknown>) =>
  run(db, [
    `drop index refunds_once`,
    `create unique index refunds_once on refunds (order_id) where kind = 'chargeback'`,
  ])
