import { changePasswordContract } from '@lonk/shared-api/calls/account/password.schema.ts'
import { ownerOfAccount, requirePassword } from '../../core/account/owner.ts'
import { mailMember } from '../../core/mail/account-mail.ts'
import { revokeSessions } from '../../core/session/end-sessions.ts'
import { openSession } from '../../core/session/open-session.ts'
import { touch } from '../../database/transaction.ts'
import { problemAt } from '../../errors.ts'
import { endpoint } from '../../http/endpoint.ts'
import { requireGoodPassword } from './new-password.ts'
import { setPassword } from './reset-password.ts'

/** PUT /api/password.php: all sessions end, and this browser gets a new one. */
export const changePasswordEndpoint = endpoint(
  changePasswordContract,
  async ({ input, member, services, request, reply, now }) => {
    const { userId } = member
    const owner = await ownerOfAccount(services.db, member)
    if (!(await services.passwords.matches(owner.passwordHash, input.old_password)))
      throw problemAt('old_password', 'old_password_wrong')
    await requireGoodPassword({
      field: 'new_password',
      password: input.new_password,
      repeat: input.new_password_repeat,
      owner,
    })
    const passwordHash = await services.passwords.hash(input.new_password)
    await services.transaction(async (trx) => {
      await requirePassword(trx, userId, owner.passwordHash, 'old_password')
      await setPassword(trx, userId, passwordHash)
      await revokeSessions(trx, services, userId, null, { renewed: member.session })
      // Its own browser has lost its subscription to push with its session, and subscribes anew once it knows.
      touch(trx, userId, 'user')
      await mailMember(trx, services, { userId, template: 'password_changed', now })
    })
    await openSession(services, request, reply, { userId, remember: owner.remember, passwordHash })
    return { ok: true }
  },
)
