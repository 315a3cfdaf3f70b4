import { resetPasswordContract } from '@lonk/shared-api/calls/account/reset-password.schema.ts'
import { before, minutes } from '../../clock.ts'
import { loadUser } from '../../core/account/load-user.ts'
import { mailMember } from '../../core/mail/account-mail.ts'
import { revokeSessions } from '../../core/session/end-sessions.ts'
import { attemptKeys, forgetFailures } from '../../core/session/login-attempts.ts'
import { openSession } from '../../core/session/open-session.ts'
import { findToken, markUsed } from '../../core/tokens/tokens.ts'
import { fold } from '../../database/fold.ts'
import type { Trx } from '../../database/transaction.ts'
import { apiError } from '../../errors.ts'
import { endpoint } from '../../http/endpoint.ts'
import { requireGoodPassword } from './new-password.ts'
import { openToken } from './open-token.ts'

/** A call whose answer was lost is sent again within minutes; later a used link is a dead one. */
const repeatedWithin = minutes(5)

/** PUT /api/reset-password.php: nobody else stays logged in, and a lockout of this place is over. */
export const resetPasswordEndpoint = endpoint(
  resetPasswordContract,
  async ({ input, services, site, request, reply, now, language }) => {
    const owner = await openToken(services.db, input.token, 'reset', now)
    if (!owner) throw apiError('token_invalid')
    const { userId } = owner
    // A used link opens nothing: whoever has lost the answer logs in with the password that was set.
    if (owner.usedAt) {
      if (owner.usedAt < before(now, repeatedWithin)) throw apiError('token_invalid')
      if (!(await services.passwords.matches(owner.passwordHash, input.password)))
        throw apiError('token_invalid')
      return { user: null }
    }
    await requireGoodPassword({
      field: 'password',
      password: input.password,
      repeat: input.password_repeat,
      owner,
    })
    const passwordHash = await services.passwords.hash(input.password)
    await services.transaction(async (trx) => {
      const found = await findToken(trx, input.token, 'reset', now)
      if (!found || found.usedAt) throw apiError('token_invalid')
      await markUsed(trx, input.token, now)
      await setPassword(trx, userId, passwordHash)
      await revokeSessions(trx, services, userId, null)
      await forgetFailures(trx, attemptKeys(`${site.host}|${fold(owner.email)}`, request.network))
      await mailMember(trx, services, { userId, template: 'password_changed', now })
    })
    const session = await openSession(services, request, reply, { userId, remember: true, passwordHash })
    return { user: await loadUser(services, services.db, userId, { language, session, now }) }
  },
)

/**
 * The account's row first: a log-in that is under way then sees the new password or has ended. Whoever knew the old one
 * may have asked for links: none of them opens anything any more.
 */
export const setPassword = async (trx: Trx, userId: number, passwordHash: string): Promise<void> => {
  await trx.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', userId).execute()
  await trx
    .deleteFrom('tokens')
    .where('user_id', '=', userId)
    .where('purpose', 'in', ['reset', 'mail_change'])
    .where('used_at', 'is', null)
    .execute()
}
