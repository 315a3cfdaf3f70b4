import type { Kysely } from 'kysely'
import { oneOf, run } from './statements.ts'

/**
 * Money that a provider may have taken is never forgotten: what it is being asked for is noted before it is asked, a
 * payment that no order takes is kept and goes back, and the provider's own list is compared with ours.
 */
export const up = (db: Kysely<unknown>) =>
  run(db, [
    // Written with the draft, gone once the provider's truth is known.
    `create table payment_requests (
      order_id bigint primary key references orders(id), provider text not null, asked_at timestamptz not null)`,
    `create index payment_requests_asked on payment_requests (provider, asked_at)`,
    // Set where no order takes the payment: it is called off, or given back once it is paid.
    `alter table payments add column untaken_at timestamptz`,
    `alter table payments add column next_check_at timestamptz`,
    `create index payments_due on payments (next_check_at) where next_check_at is not null`,
    `alter table refunds drop constraint refunds_kind_check`,
    `alter table refunds add constraint refunds_kind_check
      ${oneOf('kind', ['withdrawal', 'staff', 'chargeback', 'untaken'])}`,
    `create unique index refunds_of_untaken on refunds (payment_id) where kind = 'untaken'`,
    `create index refunds_owed on refunds (kind, state) where state in ('queued', 'failed')`,
    // How far the provider's list has been read, newest first, in batches.
    `create table payment_sweeps (
      provider text primary key, read_to timestamptz, began_at timestamptz, newest_at timestamptz, cursor text,
      missed boolean not null default false, due_at timestamptz not null, not_before timestamptz)`,
    `create index sandbox_payments_newest on sandbox_payments (created_at desc, id desc)`,
  ])
