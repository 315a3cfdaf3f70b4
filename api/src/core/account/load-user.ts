import { type Language, languages } from '@lonk/shared-api/schemas/primitives.ts'
import type { User } from '@lonk/shared-api/schemas/user.ts'
import type { Db } from '../../database/connection.ts'
import type { Services } from '../../services.ts'
import { loadOwnProfile } from '../profile/load-profile.ts'
import { currentTermsVersion } from '../settings/terms-version.ts'
import { limitOf } from '../spend-limit/queries.ts'
import { limitView } from '../spend-limit/view.ts'
import { maskEmail } from './mask-email.ts'

type Options = { language: Language; session: string | null; now: Date }

const disabledReasons = ['bounce', 'complaint', 'unsubscribe'] as const

/** Everything a member's own pages need of them. Inside a transaction pass its `trx`. */
export const loadUser = async (
  services: Services,
  db: Db,
  userId: number,
  options: Options,
): Promise<User> => {
  const row = await userRow(db, userId, options.session)
  const site = await services.sites.of(row.domain_host)
  // Nobody likes themselves.
  const viewer = { profileId: row.profile_id, premium: row.paid_user, likesLocked: false, ...options }
  return {
    id: row.id,
    email: row.email,
    email_masked: maskEmail(row.email),
    status: row.status === 'purged' ? 'deleted_pending' : row.status,
    credits: row.balance ?? 0,
    paid_user: row.paid_user,
    signup_date: row.created_at.toISOString(),
    language: languages.find((language) => language === row.language) ?? 'nl',
    country: row.country,
    fictional_icon: site.values.fictional_icon || null,
    notifications_disabled: disabledReasons.filter((reason) => row.notifications_disabled.includes(reason)),
    invisible: row.invisible,
    read_receipts: row.read_receipts,
    free_conversations_left: row.paid_user
      ? null
      : Math.max(0, site.values.free_conversations - (row.free_slots_used ?? 0)),
    has_push: row.has_push === true,
    directdebit_blocked: row.directdebit_blocked,
    spend_limit: limitView(limitOf(row.spend_limit_cents, row.spend_limit_currency)),
    terms_version: await currentTermsVersion(db, site.companyId),
    terms_accepted_version: row.terms_accepted_version,
    roles: row.role === 'member' ? [] : [row.role],
    profile: await loadOwnProfile(services, db, viewer),
  }
}

/** When the welcome bonus of this member ends; null where it does not run. */
export const timeBonusEnds = async (
  services: Services,
  db: Db,
  userId: number,
  now: Date,
): Promise<Date | null> => {
  const row = await db
    .selectFrom('users')
    .innerJoin('discount_codes', 'discount_codes.user_id', 'users.id')
    .select(['discount_codes.expires', 'discount_codes.uses', 'users.domain_host'])
    .where('users.id', '=', userId)
    .where('users.paid_user', '=', false)
    .where('discount_codes.code_fold', '=', 'timebonus25')
    .where('discount_codes.expires', '>', now)
    .executeTakeFirst()
  if (!row || row.uses > 0) return null
  const { values } = await services.sites.of(row.domain_host)
  return values.time_bonus_enabled ? row.expires : null
}

const userRow = (db: Db, userId: number, session: string | null) =>
  db
    .selectFrom('users')
    .innerJoin('profiles', 'profiles.user_id', 'users.id')
    .leftJoin('wallets', 'wallets.user_id', 'users.id')
    .selectAll('users')
    .select(['profiles.id as profile_id', 'wallets.balance'])
    .select((eb) =>
      eb
        .selectFrom('conversation_members')
        .select((inner) => inner.fn.countAll<number>().as('count'))
        .whereRef('conversation_members.profile_id', '=', 'profiles.id')
        .where('conversation_members.free_slot', '=', true)
        .as('free_slots_used'),
    )
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('push_subscriptions')
            .select('push_subscriptions.id')
            .whereRef('push_subscriptions.user_id', '=', 'users.id')
            .where('push_subscriptions.session', '=', session),
        )
        .as('has_push'),
    )
    .where('users.id', '=', userId)
    .executeTakeFirstOrThrow()
