import {
  type CompleteSignupRequest,
  completeSignupContract,
} from '@lonk/shared-api/calls/signup/complete-signup.schema.ts'
import type { SignupRequest } from '@lonk/shared-api/calls/signup/signup.schema.ts'
import { loadUser } from '../../core/account/load-user.ts'
import { openSession } from '../../core/session/open-session.ts'
import type { Site } from '../../core/settings/site.ts'
import { requireCurrentTerms } from '../../core/settings/terms-version.ts'
import { findToken, markUsed } from '../../core/tokens/tokens.ts'
import { violates } from '../../database/constraint.ts'
import type { Trx } from '../../database/transaction.ts'
import { apiError, fieldError, fieldErrors } from '../../errors.ts'
import { endpoint } from '../../http/endpoint.ts'
import type { Services } from '../../services.ts'
import { issueTimeBonus } from '../payments/discount/issue-time-bonus.ts'
import { sendActivationLetter } from './activation-letter.ts'
import { findPlace, type Place, writeConsents, writeProfile } from './create-account.ts'
import { type InvitedAccount, invitedAccount } from './invited-account.ts'
import { fieldProblems, isServed } from './signup-checks.ts'

/** POST /api/complete-signup.php: an account that a partner made becomes one like every other, unconfirmed. */
export const completeSignupEndpoint = endpoint(
  completeSignupContract,
  async ({ input, services, site, request, reply, now }) => {
    const { db } = services
    const invited = await invitedAccount(db, input.token, now)
    if (!invited) throw apiError('token_invalid')
    const signup = merge(invited, input)
    if (!(await isServed(db, signup.country))) throw apiError('country_not_supported')
    const problems = await fieldProblems(db, site, signup, now)
    if (Object.keys(problems).length > 0) throw fieldErrors(problems)
    const terms_version = await requireCurrentTerms(db, site.companyId, signup.terms_version)
    const account = {
      input: { ...signup, terms_version },
      passwordHash: await services.passwords.hash(input.password),
      place: await findPlace(db, signup.region_id, signup.city),
      site,
      network: request.network,
      now,
    }
    const { userId } = invited
    await services
      .transaction((trx) => complete(trx, services, { userId, token: input.token, account }))
      .catch((error: unknown) => {
        throw violates(error, 'profiles_name') ? fieldError('name', 'name_taken') : error
      })
    const { passwordHash } = account
    const session = await openSession(services, request, reply, { userId, remember: true, passwordHash })
    return { user: await loadUser(services, db, userId, { language: signup.language, session, now }) }
  },
)

type Account = {
  input: SignupRequest
  passwordHash: string
  place: Place
  site: Site
  network: string
  now: Date
}

const complete = async (
  trx: Trx,
  services: Services,
  { userId, token, account }: { userId: number; token: string; account: Account },
) => {
  const { input, passwordHash, site, network, now } = account
  const found = await findToken(trx, token, 'complete_signup', now)
  if (!found || found.usedAt) throw apiError('token_invalid')
  await markUsed(trx, token, now)
  await trx
    .updateTable('users')
    .set({
      password_hash: passwordHash,
      language: input.language,
      country: input.country,
      signup_ip_hash: network,
      terms_accepted_version: input.terms_version,
      // The welcome bonus and the 30 days of an unconfirmed account begin now.
      created_at: now,
    })
    .where('id', '=', userId)
    .execute()
  await trx.insertInto('wallets').values({ user_id: userId }).execute()
  await trx.insertInto('account_revisions').values({ user_id: userId }).execute()
  await writeProfile(trx, userId, account)
  await writeConsents(trx, userId, input, network, now)
  await issueTimeBonus(trx, { id: userId, created_at: now })
  await sendActivationLetter(trx, services, site, { userId, ...input }, now)
}

/** The member's own words go before the partner's; what neither has said is asked for. */
const merge = ({ email, known: partners }: InvitedAccount, input: CompleteSignupRequest): SignupRequest => {
  const { token, ...own } = input
  const known = { ...partners, ...definedOf(own) }
  const { name, date_of_birth, gender, seeking, country, region_id, city, language } = known
  if (!(name && date_of_birth && gender && seeking && country && region_id && city)) throw missing(known)
  return {
    email,
    name,
    date_of_birth,
    gender,
    seeking,
    country,
    region_id,
    city,
    language: language ?? 'nl',
    password: own.password,
    terms_version: own.terms_version,
    consent_terms: own.consent_terms,
    consent_sensitive: own.consent_sensitive,
    ...(own.consent_mail === undefined ? {} : { consent_mail: own.consent_mail }),
  }
}

const needed = ['name', 'date_of_birth', 'gender', 'seeking', 'country', 'region_id', 'city'] as const

const missing = (known: Partial<Record<(typeof needed)[number], unknown>>) =>
  fieldErrors(
    Object.fromEntries(
      needed.filter((name) => !known[name]).map((name) => [name, { code: 'field_required' as const }]),
    ),
  )

const definedOf = <Fields extends object>(fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Fields
