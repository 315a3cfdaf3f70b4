import type { Kysely } from 'kysely'
import { run } from './statements.ts'

/** What limits of money are counted by: the phone of a direct debit, and a currency for every amount. */
export const up = (db: Kysely<unknown>) =>
  run(db, [
    `create index mandates_phone on mandates (phone_hash)`,
    `create index otp_codes_phone on otp_codes (phone_hash)`,
    // Its limits are in euro.
    `alter table orders add constraint orders_directdebit_in_euro
      check (paymentmethod <> 'directdebit' or currency = 'EUR')`,
    // So far every limit was in the currency of the account's country.
    `alter table users add column spend_limit_currency char(3)`,
    `update users set spend_limit_currency = coalesce(
      (select c.currency from countries c where c.code = users.country), 'EUR') where spend_limit_cents is not null`,
    `alter table users add constraint users_spend_limit_has_currency
      check ((spend_limit_cents is null) = (spend_limit_currency is null))`,
    `alter table spend_limit_changes add column currency char(3)`,
    `update spend_limit_changes set currency = coalesce(
      (select c.currency from users u join countries c on c.code = u.country where u.id = spend_limit_changes.user_id), 'EUR')
      where cents is not null`,
    `alter table spend_limit_changes add constraint spend_limit_changes_have_currency
      check ((cents is null) = (currency is null))`,
    // A minimum without a currency was compared with prices in any: it is taken for one of the code's country or ours.
    `update discount_codes set currency = coalesce(
      (select c.currency from countries c where c.code = discount_codes.country),
      (select c.currency from domains d join countries c on c.code = d.default_country where d.is_default), 'EUR')
      where minimum_order_cents is not null and currency is null`,
    `alter table discount_codes add constraint discount_codes_minimum_has_currency
      check (minimum_order_cents is null or currency is not null)`,
    // Being invisible is for premium members, and ends with premium.
    `update users set invisible = false where invisible and not paid_user`,
  ])
