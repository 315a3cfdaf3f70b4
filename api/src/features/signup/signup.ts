import type { SignupAnswer } from '@lonk/shared-api/calls/signup/signup.schema.ts'
import { signupContract } from '@lonk/shared-api/calls/signup/signup.schema.ts'
import { before, minutes } from '../../clock.ts'
import { loadUser } from '../../core/account/load-user.ts'
import { mayReachUnproved } from '../../core/mail/unproved-mailbox.ts'
import { openSession } from '../../core/session/open-session.ts'
import { requireCurrentTerms } from '../../core/settings/terms-version.ts'
import { violates } from '../../database/constraint.ts'
import type { Trx } from '../../database/transaction.ts'
import { apiError, fieldError, RequestError } from '../../errors.ts'
import { endpoint } from '../../http/endpoint.ts'
import { idempotent } from '../../http/idempotent.ts'
import type { Services } from '../../services.ts'
import { signupMatches } from '../signup-matches/signup-matches.ts'
import { sendActivationLetter } from './activation-letter.ts'
import { createAccount, findPlace } from './create-account.ts'
import { requireWork } from './require-work.ts'
import { checkSignup } from './signup-checks.ts'

const answerLost = minutes(10)
const progress: SignupAnswer['progress'] = ['data', 'account', 'matches', 'mail']

/** POST /api/signup.php: an unconfirmed account, its activation mail, and a session. */
export const signupEndpoint = endpoint(signupContract, async (context) => {
  const { input, services, site, request, reply, now } = context
  await requireWork(services, { input, network: request.network, now })
  const passwordHash = await services.passwords.hash(input.password)
  const place = await findPlace(services.db, input.region_id, input.city)

  let created = false
  const create = async (trx: Trx): Promise<SignupAnswer> => {
    created = true
    await checkSignup(trx, site, input, now)
    const terms_version = await requireCurrentTerms(trx, site.companyId, input.terms_version)
    const account = {
      input: { ...input, terms_version },
      passwordHash,
      place,
      site,
      network: request.network,
      now,
    }
    const userId = await createAccount(trx, account)
    // Where it is not sent, the mailbox has enough of them; the new member may ask for one tomorrow.
    if (await mayReachUnproved(trx, services, input.email, now))
      await sendActivationLetter(trx, services, site, { userId, ...input }, now)
    const options = { language: input.language, session: null, now }
    const user = await loadUser(services, trx, userId, options)
    // Nobody can have liked them yet.
    const viewer = { ...options, profileId: user.profile.id, premium: false, likesLocked: false }
    return { user, progress, matches: await signupMatches(services, trx, user.profile, site.host, viewer) }
  }
  // Only machines fill the field that people do not see: they get an answer as if it had worked.
  if (input.website) return undone(services, create).catch(refuseTaken)
  // With or without a proof it is the same sign-up.
  const same = { ...context, input: { ...input, pow: undefined } }
  const answer = await idempotent(same, create, { actor: 'key' }).catch(refuseTaken)
  const userId = answer.user.id
  const ownHash = created
    ? passwordHash
    : await hashOfRepeated(services, userId, { password: input.password, now })
  // Refused where the password was changed meanwhile: then the account belongs to the mailbox's owner.
  await openSession(services, request, reply, { userId, remember: true, passwordHash: ownHash }).catch(
    refuseTaken,
  )
  return answer
})

/** Somebody else took the address, the name or the new account since they were looked up. */
const refuseTaken = (error: unknown): never => {
  if (error instanceof RequestError && error.code === 'login_failed')
    throw apiError('email_exists', { login_url: '/login' })
  if (violates(error, 'users_email')) throw apiError('email_exists', { login_url: '/login' })
  if (violates(error, 'profiles_name')) throw fieldError('name', 'name_taken')
  throw error
}

/**
 * A visitor whose answer was lost asks again within minutes, and is logged in as well. Later, or once the password was
 * changed, the same call logs nobody in: whoever signed up with somebody's address would have a way in that nothing
 * closes. Gives the hash that the password was compared with: opening the session compares it again, under the
 * account's lock.
 */
const hashOfRepeated = async (
  { db, passwords }: Pick<Services, 'db' | 'passwords'>,
  userId: number,
  { password, now }: { password: string; now: Date },
): Promise<string | null> => {
  const account = await db
    .selectFrom('users')
    .select(['password_hash', 'created_at'])
    .where('id', '=', userId)
    .executeTakeFirst()
  const repeated =
    account !== undefined &&
    account.created_at > before(now, answerLost) &&
    (await passwords.matches(account.password_hash, password))
  if (!repeated) throw apiError('email_exists', { login_url: '/login' })
  return account.password_hash
}

/** Does the work and leaves none of it, neither rows nor letters: its answer reads like a real one. */
const undone = async <Answer>(
  { transaction }: Pick<Services, 'transaction'>,
  work: (trx: Trx) => Promise<Answer>,
): Promise<Answer> => {
  let answer: { readonly of: Answer } | undefined
  const nothing = new Error('nothing of this stays')
  await transaction(async (trx) => {
    answer = { of: await work(trx) }
    throw nothing
  }).catch((error: unknown) => {
    if (error !== nothing) throw error
  })
  if (!answer) throw nothing
  return answer.of
}
