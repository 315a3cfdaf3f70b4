import type { SignupRequest } from '@lonk/shared-api/calls/signup/signup.schema.ts'
import { wasWelcomed } from '../../core/account/welcome-once.ts'
import { visibleTo } from '../../core/profile/visibility.ts'
import type { Site } from '../../core/settings/site.ts'
import type { Db } from '../../database/connection.ts'
import { fold } from '../../database/fold.ts'
import type { Trx } from '../../database/transaction.ts'
import { issueTimeBonus } from '../payments/discount/issue-time-bonus.ts'
import { sexualityOf } from './signup-rules.ts'

export type Place = { cityId: number | null; cityText: string; lat: number | null; lon: number | null }

type NewAccount = {
  input: SignupRequest
  passwordHash: string
  place: Place
  site: Site
  network: string
  now: Date
}

/** Writes the account and everything that begins with it: unconfirmed, its profile disabled, no credits yet. */
export const createAccount = async (trx: Trx, account: NewAccount): Promise<number> => {
  const { input, site, now, network } = account
  const { id: userId } = await trx
    .insertInto('users')
    .values({
      domain_host: site.host,
      email: input.email,
      email_fold: fold(input.email),
      password_hash: account.passwordHash,
      status: 'not_confirmed',
      language: input.language,
      country: input.country,
      signup_ip_hash: network,
      terms_accepted_version: input.terms_version,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await trx.insertInto('wallets').values({ user_id: userId }).execute()
  await trx.insertInto('account_revisions').values({ user_id: userId }).execute()
  await writeProfile(trx, userId, account)
  await writeConsents(trx, userId, input, network, now)
  await writeTracking(trx, userId, account)
  if (!(await wasWelcomed(trx, input.email))) await issueTimeBonus(trx, { id: userId, created_at: now })
  return userId
}

/** The profile of a new account, disabled until activation. */
export const writeProfile = async (trx: Trx, userId: number, { input, place, site, now }: NewAccount) => {
  const { id } = await trx
    .insertInto('profiles')
    .values({
      domain_host: site.host,
      user_id: userId,
      name: input.name,
      name_fold: fold(input.name),
      status: 'disabled',
      gender: input.gender,
      seeking: input.seeking,
      sexuality: sexualityOf(input.gender, input.seeking),
      date_of_birth: input.date_of_birth,
      country: input.country,
      region_id: input.region_id,
      city_id: place.cityId,
      city_text: place.cityText,
      lat: place.lat,
      lon: place.lon,
      signup_message: input.signup_message ?? '',
      last_online_at: now,
      online_until: now,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const interests = [...new Set(input.interests ?? [])]
  if (interests.length === 0) return
  await trx
    .insertInto('profile_interests')
    .columns(['profile_id', 'interest_id'])
    .expression((eb) =>
      eb
        .selectFrom('interests')
        .select((select) => [select.val(id).$castTo<number>().as('profile_id'), 'interests.id'])
        .where('interests.id', 'in', interests),
    )
    .execute()
}

/** What a member agreed to, of which version, when and from where. */
export const writeConsents = async (
  trx: Trx,
  userId: number,
  input: SignupRequest,
  network: string,
  now: Date,
) => {
  const kinds = ['terms', 'sensitive', ...(input.consent_mail ? (['mail'] as const) : [])] as const
  const rows = kinds.map((kind) => ({
    user_id: userId,
    kind,
    version: input.terms_version,
    granted: true,
    ip_hash: network,
    at: now,
  }))
  await trx.insertInto('consents').values(rows).execute()
}

const writeTracking = async (trx: Trx, userId: number, { input, site, now }: NewAccount) => {
  const { tracking, lander, country } = input
  const profileId = await landedOn(trx, site, input.profile_id)
  if (!tracking && !lander && profileId === null) return
  await trx
    .insertInto('signup_tracking')
    .values({
      user_id: userId,
      ...tracking,
      lander: lander ?? null,
      country,
      profile_id: profileId,
      created_at: now,
    })
    .execute()
}

/** The member whose landing page the visitor came from, if that profile may be seen. */
const landedOn = async (trx: Trx, site: Site, profileId: number | undefined): Promise<number | null> => {
  if (profileId === undefined) return null
  const profile = await trx
    .selectFrom('profiles')
    .select('profiles.id')
    .where('profiles.id', '=', profileId)
    .where(visibleTo(site.host, null))
    .executeTakeFirst()
  return profile?.id ?? null
}

/** A known city by its name in the region, in any language it has; else the text as it was typed. */
export const findPlace = async (db: Db, regionId: number, city: string): Promise<Place> => {
  const row = await db
    .selectFrom('cities')
    .select(['id', 'name', 'lat', 'lon'])
    .where('region_id', '=', regionId)
    .where('name_fold', '=', fold(city))
    .orderBy('population', 'desc')
    .executeTakeFirst()
  if (!row) return { cityId: null, cityText: city, lat: null, lon: null }
  const rounded = (degrees: number) => Math.round(degrees * 100) / 100
  return { cityId: row.id, cityText: row.name, lat: rounded(row.lat), lon: rounded(row.lon) }
}
