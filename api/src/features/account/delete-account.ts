import { deleteAccountContract } from '@lonk/shared-api/calls/account/account.schema.ts'
import { after, days } from '../../clock.ts'
import { ownerOfAccount, requirePassword } from '../../core/account/owner.ts'
import { mailMember } from '../../core/mail/account-mail.ts'
import { tellPartners } from '../../core/realtime/tell-partners.ts'
import { revokeSessions } from '../../core/session/end-sessions.ts'
import { clearSessionCookie } from '../../core/session/session-cookie.ts'
import { lockWallet } from '../../core/wallet/ledger.ts'
import type { UserStatus } from '../../database/schema/account.ts'
import type { Trx } from '../../database/transaction.ts'
import { problemAt } from '../../errors.ts'
import { endpoint } from '../../http/endpoint.ts'
import { keptFor } from '../../kept-for.ts'
import type { Services } from '../../services.ts'
import { eraseInTurn, purgeAccount } from './purge-account.ts'
import { sendReactivationLetter } from './reactivation-letter.ts'
import { refundableCredits } from './refundable.ts'

const undoPeriod = days(keptFor.deleted_days)

/** DELETE /api/account.php: hidden and logged out at once, erased after 14 days or now. */
export const deleteAccountEndpoint = endpoint(
  deleteAccountContract,
  async ({ input, member, services, site, reply, now }) => {
    const { userId } = member
    const owner = await ownerOfAccount(services.db, member)
    if (!(await services.passwords.matches(owner.passwordHash, input.password)))
      throw problemAt('password', 'old_password_wrong')
    const purgeAt = input.immediate ? now : after(now, undoPeriod)
    await services.transaction(async (trx) => {
      // After the wallet, like all that a member's calls do: what was under way has ended, what comes finds no account.
      await lockWallet(trx, userId)
      await requirePassword(trx, userId, owner.passwordHash, 'password')
      if (input.immediate) await eraseInTurn(trx)
      await markDeleted(trx, services, { userId, profileId: member.profileId, purgeAt, now })
      await trx
        .insertInto('deletion_reasons')
        .values({ user_id: userId, reason: input.reason, text: input.reason_text ?? '', at: now })
        .execute()
      await offerCreditsBack(trx, services, userId, site.values.refund_days, now)
      if (!input.immediate) return sendReactivationLetter(trx, services, { userId, purgeAt, now })
      await mailMember(trx, services, { userId, template: 'account_erased', now })
      await purgeAccount(trx, userId, now)
    })
    clearSessionCookie(services, reply)
    return { deleted_at: now.toISOString(), purge_at: purgeAt.toISOString() }
  },
)

type Leaving = { userId: number; profileId: number; purgeAt: Date; now: Date }

/** With the account's row locked: a log-in that was under way has ended, or its session is ended here. */
const markDeleted = async (
  trx: Trx,
  services: Services,
  { userId, profileId, purgeAt, now }: Leaving,
): Promise<void> => {
  const { status } = await trx
    .selectFrom('users')
    .select('status')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  await trx
    .updateTable('users')
    .set({
      status: 'deleted_pending',
      status_before_deletion: beforeDeletion(status),
      deleted_at: now,
      purge_at: purgeAt,
    })
    .where('id', '=', userId)
    .execute()
  await trx
    .updateTable('profiles')
    .set({ status: 'disabled', online_until: now })
    .where('id', '=', profileId)
    .execute()
  await revokeSessions(trx, services, userId, null)
  await trx
    .deleteFrom('tokens')
    .where('user_id', '=', userId)
    .where('purpose', '!=', 'mail_change_undo')
    .execute()
  await tellPartners(trx, profileId)
}

const beforeDeletion = (status: UserStatus): UserStatus =>
  status === 'not_confirmed' || status === 'paused' ? status : 'active'

const offerCreditsBack = async (
  trx: Trx,
  services: Services,
  userId: number,
  refundDays: number,
  now: Date,
) => {
  const { credits, amounts } = await refundableCredits(trx, userId, refundDays, now)
  if (credits === 0) return
  await mailMember(trx, services, {
    userId,
    template: 'credits_back',
    params: {
      credits: String(credits),
      amount: amounts.map(({ amount, currency }) => `${currency} ${amount}`).join(' + '),
    },
    path: '/pages/service',
    now,
  })
}
