import { loginContract } from '@lonk/shared-api/calls/session/user.schema.ts'
import { languages } from '@lonk/shared-api/schemas/primitives.ts'
import { NoResultError } from 'kysely'
import { loadUser } from '../../core/account/load-user.ts'
import { requireLoginAllowed } from '../../core/session/login-allowed.ts'
import {
  attemptKeys,
  forgetFailures,
  lockedMinutes,
  recordFailure,
  stillLockedMinutes,
} from '../../core/session/login-attempts.ts'
import { openSession } from '../../core/session/open-session.ts'
import { fold } from '../../database/fold.ts'
import { apiError } from '../../errors.ts'
import { endpoint } from '../../http/endpoint.ts'

/** POST /api/user.php */
export const loginEndpoint = endpoint(
  loginContract,
  async ({ input, services, site, request, reply, now, language }) => {
    const { db, passwords, transaction } = services
    const keys = attemptKeys(`${site.host}|${fold(input.email)}`, request.network)

    const minutes = await lockedMinutes(db, keys, now)
    if (minutes > 0) throw apiError('login_blocked', { minutes })

    const account = await db
      .selectFrom('users')
      .select(['id', 'password_hash', 'status', 'purge_at', 'language'])
      .where('domain_host', '=', site.host)
      .where('email_fold', '=', fold(input.email))
      .where('status', '!=', 'purged')
      .executeTakeFirst()
    if (!(await passwords.matches(account?.password_hash, input.password)) || !account) {
      const locked = await transaction((trx) => recordFailure(trx, keys, now))
      throw locked > 0 ? apiError('login_blocked', { minutes: locked }) : apiError('login_failed')
    }

    const locked = await transaction(async (trx) => {
      const minutes = await stillLockedMinutes(trx, keys, now)
      if (minutes === 0) await forgetFailures(trx, keys)
      return minutes
    })
    if (locked > 0) throw apiError('login_blocked', { minutes: locked })
    requireLoginAllowed(account, language, now)

    const session = await openSession(services, request, reply, {
      userId: account.id,
      remember: input.remember ?? true,
      passwordHash: account.password_hash,
    })
    const own = languages.find((known) => known === account.language) ?? language
    const user = await loadUser(services, db, account.id, { language: own, session, now }).catch(orErased)
    return { user }
  },
)

/** Erased for good in the moment since its password was compared: then nobody is called that any more. */
const orErased = (error: unknown): never => {
  throw error instanceof NoResultError ? apiError('login_failed') : error
}
