import { sql } from 'kysely'
import { after } from '../../clock.ts'
import { emailHash } from '../../core/account/banned-address.ts'
import { rememberWelcome } from '../../core/account/welcome-once.ts'
import { forgetRevision, type Trx } from '../../database/transaction.ts'
import { enqueue } from '../../jobs/jobs.ts'
import { keptFor, months } from '../../kept-for.ts'
import { eraseProfile } from './erase-profile.ts'

const banEvasionWatch = months(keptFor.banned_months)
const welcomeWatch = months(keptFor.welcome_months)

/**
 * The end of an account (`docs/api.md`, 2.4 Delete account). What members see of each other is erased; what was written
 * to others stays with them, from "Lid niet beschikbaar"; orders, payments and the ledger stay seven years, on an
 * account that no longer says whose it was.
 */
export const purgeAccount = async (trx: Trx, userId: number, now: Date): Promise<void> => {
  await eraseInTurn(trx)
  const account = await trx
    .selectFrom('users')
    .leftJoin('profiles', 'profiles.user_id', 'users.id')
    .select([
      'users.email_fold',
      'users.status',
      'users.status_before_deletion',
      'users.activated_at',
      'profiles.id as profileId',
    ])
    .where('users.id', '=', userId)
    .executeTakeFirstOrThrow()
  if (account.status === 'purged') return
  if (account.status === 'banned' || account.status_before_deletion === 'banned')
    await trx
      .insertInto('banned_identities')
      .values({ email_hash: emailHash(account.email_fold), until: after(now, banEvasionWatch) })
      .execute()
  if (account.activated_at)
    await rememberWelcome(trx, { userId, email: account.email_fold, until: after(now, welcomeWatch) })
  await eraseFiles(trx, userId, account.profileId, now)
  if (account.profileId !== null) await eraseProfile(trx, account.profileId, now)
  await eraseRows(trx, userId, now)
  await eraseUser(trx, userId, now)
  forgetRevision(trx, userId)
}

/**
 * Accounts are erased one after the other. Two who knew each other would wait in a circle for what they share,
 * and neither would see that nobody is left to read their conversation. Taken before any profile is locked.
 */
export const eraseInTurn = (trx: Trx) =>
  sql`select pg_advisory_xact_lock(hashtext('lonk erases an account'))`.execute(trx)

/** Files go after the rows are safely gone: a job of the same transaction. */
const eraseFiles = async (trx: Trx, userId: number, profileId: number | null, now: Date) => {
  const photos = await trx
    .selectFrom('photos')
    .select(['storage_key', 'thumb_key', 'blur_key', 'match_key'])
    .where('profile_id', '=', profileId ?? 0)
    .execute()
  const exports = await trx
    .selectFrom('exports')
    .select('storage_key')
    .where('user_id', '=', userId)
    .execute()
  const pictures = photos.flatMap((photo) => Object.values(photo).flatMap((key) => key ?? []))
  const archives = exports.flatMap(({ storage_key }) => storage_key ?? [])
  if (pictures.length + archives.length === 0) return
  await enqueue(trx, { queue: 'erase-files', runAt: now, payload: { pictures, archives }, now })
}

const eraseRows = async (trx: Trx, userId: number, now: Date) => {
  for (const table of ownTables) await trx.deleteFrom(table).where('user_id', '=', userId).execute()
  // What was agreed to with an order is part of its record.
  await trx
    .deleteFrom('consents')
    .where('user_id', '=', userId)
    .where('kind', 'not in', ['waiver', 'mandate'])
    .execute()
  await trx.deleteFrom('idempotency_keys').where('actor', '=', `user:${userId}`).execute()
  // The stored answer to a sign-up belongs to no account yet, and holds everything about the new member.
  await sql`delete from idempotency_keys
    where actor like 'visitor:%' and response #>> '{user,id}' = ${String(userId)}`.execute(trx)
  await trx.deleteFrom('outbox').where('user_id', '=', userId).where('created_at', '<', now).execute()
  await trx.updateTable('outbox').set({ user_id: null }).where('user_id', '=', userId).execute()
  await trx
    .updateTable('deletion_reasons')
    .set({ user_id: null, text: '' })
    .where('user_id', '=', userId)
    .execute()
}

const ownTables = [
  'sessions',
  'tokens',
  'passkeys',
  'push_subscriptions',
  'exports',
  'saved_searches',
  'swipes',
  'signup_tracking',
  'cookie_consents',
  'notification_settings',
  'notices',
  'otp_codes',
  'spend_limit_changes',
  'saved_methods',
  'provider_customers',
] as const

const eraseUser = async (trx: Trx, userId: number, now: Date) => {
  await trx
    .updateTable('users')
    .set({
      status: 'purged',
      status_before_deletion: null,
      email: '',
      email_fold: '',
      password_hash: null,
      role: 'member',
      language: 'nl',
      country: 'ZZ',
      invisible: false,
      notifications_disabled: sql<string[]>`'{}'::text[]`,
      spend_limit_cents: null,
      spend_limit_currency: null,
      pause_until: null,
      signup_ip_hash: null,
      terms_accepted_version: null,
      deleted_at: now,
      purge_at: null,
    })
    .where('id', '=', userId)
    .execute()
}
