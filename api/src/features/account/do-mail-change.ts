import { doMailChangeContract } from '@lonk/shared-api/calls/account/mail-change.schema.ts'
import { changeAddress } from '../../core/account/change-address.ts'
import { loadUser } from '../../core/account/load-user.ts'
import { mailMember } from '../../core/mail/account-mail.ts'
import { revokeSessions } from '../../core/session/end-sessions.ts'
import type { Site } from '../../core/settings/site.ts'
import { findToken, issueToken, markUsed } from '../../core/tokens/tokens.ts'
import { violates } from '../../database/constraint.ts'
import { fold } from '../../database/fold.ts'
import type { Trx } from '../../database/transaction.ts'
import { apiError } from '../../errors.ts'
import { endpoint } from '../../http/endpoint.ts'
import type { Services } from '../../services.ts'
import { sendActivationLetter } from '../signup/activation-letter.ts'
import { sendReactivationLetter } from './reactivation-letter.ts'

/** PUT /api/mail-change.php: by the link to the new address, or by the undo link in the old one. */
export const doMailChangeEndpoint = endpoint(
  doMailChangeContract,
  async ({ input, member, services, site, now, language }) => {
    const { userId, repeated } = await services
      .transaction(async (trx) => {
        const change = await findToken(trx, input.token, 'mail_change', now)
        const undo = change ? null : await findToken(trx, input.token, 'mail_change_undo', now)
        const found = change ?? undo
        const email = found?.payload.email
        if (!found || typeof email !== 'string') throw apiError('token_invalid')
        const account = await lockedAccount(trx, found.userId)
        if (!account) throw apiError('token_invalid')
        // Followed twice, or sent again because the answer was lost: it has been done.
        if (found.usedAt) {
          if (fold(account.email) !== fold(email)) throw apiError('token_invalid')
          return { userId: found.userId, repeated: true }
        }
        await markUsed(trx, input.token, now)
        await changeAddress(trx, found.userId, email, { proved: account.status !== 'not_confirmed' })
        if (undo) await afterUndo(trx, services, found.userId, account, now)
        else await afterChange(trx, services, site, found.userId, account, now)
        return { userId: found.userId, repeated: false }
      })
      .catch((error: unknown) => {
        throw violates(error, 'users_email') ? apiError('email_exists') : error
      })
    // A used link remains in a mailbox, a history, a log: it must not tell whose account it was.
    if (repeated && member?.userId !== userId) return { user: null }
    return { user: await loadUser(services, services.db, userId, { language, session: null, now }) }
  },
)

type Account = NonNullable<Awaited<ReturnType<typeof lockedAccount>>>

const lockedAccount = (trx: Trx, userId: number) =>
  trx
    .selectFrom('users')
    .innerJoin('profiles', 'profiles.user_id', 'users.id')
    .select(['users.email', 'users.status', 'users.language', 'users.purge_at', 'profiles.name'])
    .where('users.id', '=', userId)
    // Whoever was banned keeps the address by which they are recognised.
    .where('users.status', 'not in', ['purged', 'banned'])
    .where((eb) =>
      eb.or([
        eb('users.status_before_deletion', 'is', null),
        eb('users.status_before_deletion', '!=', 'banned'),
      ]),
    )
    .forNoKeyUpdate('users')
    .executeTakeFirst()

const afterChange = async (
  trx: Trx,
  services: Services,
  site: Site,
  userId: number,
  { status, language, name }: Account,
  now: Date,
) => {
  if (status !== 'not_confirmed') return
  const { email } = await trx
    .selectFrom('users')
    .select('email')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  await sendActivationLetter(trx, services, site, { userId, email, name, language }, now)
}

/** Somebody else changed it, or the member regrets it: all are logged out, and the only way in is a new password. */
const afterUndo = async (
  trx: Trx,
  services: Services,
  userId: number,
  { status, purge_at }: Account,
  now: Date,
) => {
  await revokeSessions(trx, services, userId, null)
  // Whoever changed it knew the password, or has set one since.
  await trx.updateTable('users').set({ password_hash: null }).where('id', '=', userId).execute()
  if (status === 'deleted_pending')
    return sendReactivationLetter(trx, services, { userId, purgeAt: purge_at ?? now, now })
  const token = await issueToken(trx, { userId, purpose: 'reset', now })
  await mailMember(trx, services, {
    userId,
    template: 'mail_change_undone',
    path: `/reset-password/do?token=${token}`,
    now,
  })
}
