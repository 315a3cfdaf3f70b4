import { type RawBuilder, sql } from 'kysely'
import { before, days, hours, minutes } from '../clock.ts'
import type { Database } from '../database/schema.ts'
import { keptFor, months } from '../kept-for.ts'

type OldRows = {
  table: keyof Database
  /** How often to look; every ten minutes by default. */
  every?: number
  isOld: (now: Date) => RawBuilder<unknown>
}

/** What is kept only for a while and needs nothing but to be deleted; each is a duty of its own. */
export const oldRows: readonly OldRows[] = [
  { table: 'sessions', isOld: (now) => sql`expires_at < ${now}` },
  { table: 'idempotency_keys', isOld: (now) => sql`expires_at < ${now}` },
  { table: 'rate_counters', isOld: (now) => sql`window_start < ${before(now, hours(25))}` },
  {
    table: 'login_attempts',
    isOld: (now) => sql`window_start < ${before(now, hours(keptFor.login_attempts_hours))}`,
  },
  { table: 'tokens', isOld: (now) => sql`expires_at < ${before(now, days(2))}` },
  { table: 'passkey_challenges', isOld: (now) => sql`expires_at < ${now}` },
  { table: 'otp_codes', isOld: (now) => sql`expires_at < ${before(now, days(1))}` },
  { table: 'visits', isOld: (now) => sql`last_at < ${before(now, days(keptFor.visits_days))}` },
  { table: 'outbox', isOld: (now) => sql`created_at < ${before(now, days(keptFor.mail_days))}` },
  { table: 'notices', isOld: () => sql`push_at is null and mail_at is null` },
  { table: 'notices', isOld: (now) => sql`created_at < ${before(now, days(30))}` },
  { table: 'mail_log', isOld: (now) => sql`sent_at < ${before(now, months(keptFor.mail_log_months))}` },
  { table: 'banned_identities', isOld: (now) => sql`until < ${now}` },
  { table: 'welcomed', isOld: (now) => sql`until < ${now}` },
  { table: 'cookie_consents', isOld: (now) => sql`expires_at < ${now}` },
  {
    table: 'contact_messages',
    isOld: (now) => sql`created_at < ${before(now, months(keptFor.contact_months))}`,
  },
  // Streams resume for ten minutes; older events are worth nothing.
  { table: 'events', every: minutes(1), isOld: (now) => sql`created_at < ${before(now, minutes(10))}` },
  // What waits for somebody stays, and so does a ban: it holds without its reasons.
  {
    table: 'complaints',
    every: hours(6),
    isOld: (now) =>
      sql`state in ('decided', 'closed') and updated_at < ${before(now, months(keptFor.complaints_months))}`,
  },
  {
    table: 'decisions',
    every: hours(6),
    isOld: (now) =>
      sql`complaint_id is null and created_at < ${before(now, months(keptFor.complaints_months))}
        and appeal_until < ${before(now, months(keptFor.complaints_months))}`,
  },
]
