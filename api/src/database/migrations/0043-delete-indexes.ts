import type { Kysely } from 'kysely'
import { run } from './statements.ts'

/**
 * Deleting a row looks for it in every table that points to it, and forgetting looks for what is old: both read whole
 * tables where no index leads there (`foreign-keys.test.ts` finds a key without one).
 */
export const up = (db: Kysely<unknown>) =>
  run(db, [
    `create index bundles_of_country on bundles (country)`,
    `create index complaints_host on complaints (domain_host)`,
    `create index complaints_subject on complaints (subject_user_id) where subject_user_id is not null`,
    `create index contact_messages_host on contact_messages (domain_host)`,
    `create index contact_messages_order on contact_messages (order_id) where order_id is not null`,
    `create index contact_messages_user on contact_messages (user_id) where user_id is not null`,
    `create index credit_lots_order on credit_lots (order_id) where order_id is not null`,
    `create index credit_lots_user on credit_lots (user_id)`,
    `create index discount_uses_order on discount_uses (order_id)`,
    `create index discount_uses_user on discount_uses (user_id)`,
    `create index domains_company on domains (company_id)`,
    `create index invoices_order on invoices (order_id)`,
    `create index invoices_refund on invoices (refund_id) where refund_id is not null`,
    `create index likes_to on likes (to_id)`,
    `create index mail_log_user on mail_log (user_id) where user_id is not null`,
    `create index messages_gift on messages (gift_id) where gift_id is not null`,
    `create index messages_photo on messages (photo_id) where photo_id is not null`,
    `create index orders_bundle on orders (bundle_id)`,
    `create index orders_discount_code on orders (discount_code_id) where discount_code_id is not null`,
    `create index orders_repeat_of on orders (repeat_of) where repeat_of is not null`,
    `create index orders_saved_method on orders (saved_method_id) where saved_method_id is not null`,
    `create index outbox_user on outbox (user_id) where user_id is not null`,
    `create index profiles_main_photo on profiles (main_photo_id) where main_photo_id is not null`,
    `create index sanctions_decision on sanctions (decision_id) where decision_id is not null`,
    `create index swipes_profile on swipes (profile_id)`,
    `create index tokens_user on tokens (user_id)`,
    `create index users_host on users (domain_host)`,
    // Answers to sign-ups, which name the new member and belong to no account yet.
    `create index idempotency_keys_signup on idempotency_keys ((response #>> '{user,id}'))
      where actor like 'visitor:%'`,

    // What is forgotten by its age. Not conversations (last_at): every message would pay for what one read an hour
    // saves.
    `create index banned_identities_until on banned_identities (until)`,
    `create index complaints_done on complaints (updated_at) where state in ('decided', 'closed')`,
    `create index decisions_alone on decisions (created_at) where complaint_id is null`,
    `create index login_attempts_age on login_attempts (window_start)`,
    `create index notices_age on notices (created_at)`,
    `create index notices_told on notices (id) where push_at is null and mail_at is null`,
    `create index orders_drafts on orders (created_at) where state = 'draft'`,
    `create index otp_codes_expiry on otp_codes (expires_at)`,
    `create index outbox_age on outbox (created_at)`,
    `create index rate_counters_age on rate_counters (window_start)`,
    `create index tokens_expiry on tokens (expires_at)`,
    `create index visits_age on visits (last_at)`,

    // What has to be searched when a message arrives or is read: not the whole conversation.
    `create index messages_sent on messages (conversation_id) where state = 'sent'`,
    `create index messages_unread on messages (conversation_id, id) where state in ('sent', 'delivered')`,
  ])
