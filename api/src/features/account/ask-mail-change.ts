import { askMailChangeContract } from '@lonk/shared-api/calls/account/mail-change.schema.ts'
import { sql } from 'kysely'
import { maskEmail } from '../../core/account/mask-email.ts'
import { ownerOfAccount, requirePassword } from '../../core/account/owner.ts'
import { mailMember } from '../../core/mail/account-mail.ts'
import { mayReachUnproved } from '../../core/mail/unproved-mailbox.ts'
import { issueToken } from '../../core/tokens/tokens.ts'
import { fold } from '../../database/fold.ts'
import type { Trx } from '../../database/transaction.ts'
import { apiError, problemAt } from '../../errors.ts'
import { endpoint } from '../../http/endpoint.ts'
import type { Services } from '../../services.ts'
import { isEmailKnown } from '../signup/signup-checks.ts'

/** POST /api/mail-change.php: nothing changes before the link to the new address is followed. */
export const askMailChangeEndpoint = endpoint(
  askMailChangeContract,
  async ({ input, member, services, site, now }) => {
    const { userId } = member
    const owner = await ownerOfAccount(services.db, member)
    if (!(await services.passwords.matches(owner.passwordHash, input.password)))
      throw problemAt('password', 'old_password_wrong')
    await services.transaction(async (trx) => {
      const { email: oldAddress, status } = await requirePassword(trx, userId, owner.passwordHash, 'password')
      if (await isEmailKnown(trx, site.host, input.email, { now, for: userId }))
        throw apiError('email_exists')
      // Answered as if it were sent: nobody may learn whether others asked for letters to this address.
      if (!(await mayReachUnproved(trx, services, input.email, now)))
        return forgetOtherChanges(trx, userId, input.email)
      const token = await issueToken(trx, {
        userId,
        purpose: 'mail_change',
        payload: { email: input.email },
        now,
      })
      await mailMember(trx, services, {
        userId,
        template: 'mail_change',
        to: input.email,
        path: `/mail-change/do?token=${token}`,
        now,
      })
      // A mailbox that nobody has proved may be a stranger's: it gets neither the news nor the way back.
      if (status !== 'not_confirmed')
        await warnOldAddress(trx, services, { userId, oldAddress, newAddress: input.email, now })
    })
    return { sent_to: maskEmail(input.email) }
  },
)

/** The last request counts, even where no letter is sent for it: a link to the same address goes on working. */
const forgetOtherChanges = async (trx: Trx, userId: number, email: string): Promise<void> => {
  await trx
    .deleteFrom('tokens')
    .where('user_id', '=', userId)
    .where('purpose', '=', 'mail_change')
    .where('used_at', 'is', null)
    .where(sql<boolean>`lower(payload ->> 'email') <> ${fold(email)}`)
    .execute()
}

type Warning = { userId: number; oldAddress: string; newAddress: string; now: Date }

/**
 * The undo link leads back to the address before the first change of these 72 hours: whoever has stolen an account
 * cannot shut its owner out by changing the address twice.
 */
const warnOldAddress = async (
  trx: Trx,
  services: Pick<Services, 'config' | 'sites'>,
  { userId, oldAddress, newAddress, now }: Warning,
) => {
  const open = await trx
    .selectFrom('tokens')
    .select('hash')
    .where('user_id', '=', userId)
    .where('purpose', '=', 'mail_change_undo')
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  const undo =
    open === undefined
      ? await issueToken(trx, { userId, purpose: 'mail_change_undo', payload: { email: oldAddress }, now })
      : null
  await mailMember(trx, services, {
    userId,
    template: 'mail_change_notice',
    to: oldAddress,
    params: { email: maskEmail(newAddress) },
    ...(undo ? { path: `/mail-change/do?token=${undo}` } : {}),
    now,
  })
}
