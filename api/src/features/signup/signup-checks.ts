import type { SignupRequest } from '@lonk/shared-api/calls/signup/signup.schema.ts'
import type { FieldError } from '@lonk/shared-api/errors/catalogue.ts'
import { sql } from 'kysely'
import { localDay } from '../../clock.ts'
import { isBanned } from '../../core/account/banned-address.ts'
import type { Site } from '../../core/settings/site.ts'
import type { Db } from '../../database/connection.ts'
import { fold } from '../../database/fold.ts'
import { apiError, fieldErrors } from '../../errors.ts'
import { passwordProblem } from './password-rule.ts'
import { isReserved } from './reserved-names.ts'
import { birthProblem, nameEqualsEmail, signupOpen } from './signup-rules.ts'

/** Everything that is wrong with a sign-up, said at once and at the fields. */
export const checkSignup = async (db: Db, site: Site, input: SignupRequest, now: Date): Promise<void> => {
  if (!signupOpen(site.values.signups, input.tracking?.network)) throw apiError('signup_closed')
  if (!(await isServed(db, input.country))) throw apiError('country_not_supported')
  if (await isEmailKnown(db, site.host, input.email, { now }))
    throw apiError('email_exists', { login_url: '/login' })
  if (await isBanned(db, input.email, now)) throw apiError('signup_closed')
  const fields = await fieldProblems(db, site, input, now)
  if (Object.keys(fields).length > 0) throw fieldErrors(fields)
}

/** What is wrong with the fields themselves, each at its own. */
export const fieldProblems = async (
  db: Db,
  site: Site,
  input: Pick<SignupRequest, 'date_of_birth' | 'password' | 'name' | 'email' | 'region_id' | 'country'>,
  now: Date,
): Promise<Record<string, FieldError>> => {
  const fields: Record<string, FieldError> = {}
  const birth = birthProblem(input.date_of_birth, localDay(now), site.values.min_age)
  if (birth) fields.date_of_birth = { code: birth, params: { min_age: site.values.min_age } }
  const password = await passwordProblem(input.password, input)
  if (password) fields.password = { code: password }
  if (nameEqualsEmail(input.name, input.email)) fields.name = { code: 'name_equals_email' }
  else if (isReserved(input.name, site.values.name) || (await isNameTaken(db, site.host, input.name)))
    fields.name = { code: 'name_taken' }
  if (!(await isRegionOf(db, input.region_id, input.country))) fields.region_id = { code: 'field_invalid' }
  return fields
}

export const isServed = async (db: Db, country: string): Promise<boolean> =>
  (await db
    .selectFrom('countries')
    .select('code')
    .where('code', '=', country)
    .where('active', '=', true)
    .executeTakeFirst()) !== undefined

const isRegionOf = async (db: Db, regionId: number, country: string): Promise<boolean> =>
  (await db
    .selectFrom('regions')
    .select('id')
    .where('id', '=', regionId)
    .where('country', '=', country)
    .executeTakeFirst()) !== undefined

export const isNameTaken = async (db: Db, host: string, name: string): Promise<boolean> =>
  (await db
    .selectFrom('profiles')
    .select('id')
    .where('domain_host', '=', host)
    .where('name_fold', '=', fold(name))
    .where('status', '!=', 'removed')
    .executeTakeFirst()) !== undefined

/** `for`: whose own address may be asked for again. */
type Asking = { now: Date; for?: number }

/**
 * Whose address it is, or was until a change that can still be undone: whoever has stolen an account and changed its
 * address must not keep the owner from it by signing up with the old one.
 */
export const isEmailKnown = async (db: Db, host: string, email: string, asking: Asking): Promise<boolean> => {
  const taken = await db
    .selectFrom('users')
    .select('id')
    .where('domain_host', '=', host)
    .where('email_fold', '=', fold(email))
    .where('status', '!=', 'purged')
    .executeTakeFirst()
  return taken !== undefined || (await isComingBack(db, host, email, asking))
}

const isComingBack = async (
  db: Db,
  host: string,
  email: string,
  { now, for: own = 0 }: Asking,
): Promise<boolean> => {
  const undo = await db
    .selectFrom('tokens')
    .innerJoin('users', 'users.id', 'tokens.user_id')
    .select('users.id')
    .where('tokens.purpose', '=', 'mail_change_undo')
    .where('tokens.used_at', 'is', null)
    .where('tokens.expires_at', '>', now)
    .where('users.domain_host', '=', host)
    .where('users.id', '!=', own)
    .where(sql<boolean>`lower(tokens.payload ->> 'email') = ${fold(email)}`)
    .executeTakeFirst()
  return undo !== undefined
}
