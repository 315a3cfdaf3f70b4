import { activationMailContract } from '@lonk/shared-api/calls/signup/activation-mail.schema.ts'
import { before, days } from '../../clock.ts'
import { changeAddress } from '../../core/account/change-address.ts'
import { maskEmail } from '../../core/account/mask-email.ts'
import { mayReachUnproved } from '../../core/mail/unproved-mailbox.ts'
import { violates } from '../../database/constraint.ts'
import { fold } from '../../database/fold.ts'
import type { Trx } from '../../database/transaction.ts'
import { apiError } from '../../errors.ts'
import { endpoint } from '../../http/endpoint.ts'
import { sendActivationLetter } from './activation-letter.ts'
import { isEmailKnown } from './signup-checks.ts'

/** Besides the first one of sign-up. A business limit, so it is a 403 and not a 429. */
const mostPerDay = 3

/** POST /api/activation-mail.php: once more, to a corrected address where one is given. */
export const activationMailEndpoint = endpoint(
  activationMailContract,
  async ({ input, member, services, site, now }) => {
    if (member.status !== 'not_confirmed') throw apiError('already_confirmed')
    const to = await services
      .transaction(async (trx) => {
        const { status, ...user } = await lockedUser(trx, member.userId)
        // Confirmed since the call was let in: it would take away the address that was just proved.
        if (status !== 'not_confirmed') throw apiError('already_confirmed')
        if ((await sentToday(trx, member.userId, now)) >= mostPerDay + 1)
          throw apiError('activation_mail_limit')
        const email = input.email ?? user.email
        if (fold(email) !== fold(user.email)) {
          if (await isEmailKnown(trx, site.host, email, { now, for: member.userId }))
            throw apiError('email_exists', { login_url: '/login' })
          await changeAddress(trx, member.userId, email, { proved: false })
        }
        if (!(await mayReachUnproved(trx, services, email, now))) throw apiError('activation_mail_limit')
        await sendActivationLetter(trx, services, site, { ...user, userId: member.userId, email }, now)
        return email
      })
      .catch((error: unknown) => {
        throw violates(error, 'users_email') ? apiError('email_exists', { login_url: '/login' }) : error
      })
    return { sent_to: maskEmail(to) }
  },
)

const lockedUser = async (trx: Trx, userId: number) => {
  const { email, language, status } = await trx
    .selectFrom('users')
    .select(['email', 'language', 'status'])
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  const { name } = await trx
    .selectFrom('profiles')
    .select('name')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return { email, language, status, name }
}

/** Until activation this member gets no other mail. */
const sentToday = async (trx: Trx, userId: number, now: Date): Promise<number> => {
  const { count } = await trx
    .selectFrom('outbox')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('topic', '=', 'mail')
    .where('created_at', '>', before(now, days(1)))
    .executeTakeFirstOrThrow()
  return count
}
