import type { Kysely } from 'kysely'
import { run } from './statements.ts'

/** What limits of money are counted by: the phone of a direct debit, and a currency for every amount. */
export const up = (db: Kysely<unknown>) =>
  run(db, [
    `create index mandates_phone on mandates (phone_hash)`,
    // Its limits are in euro.
    `alter table orders add constraint orders_directdebit_in_euro
      check (paymentmethod <> 'directdebit' or currency = 'EUR')`,
    // Being invisible is premium's, and ends with it.
    `update users set invisible = false where invisible and not paid_user`,
  ])
