import { askPasswordResetContract } from '@lonk/shared-api/calls/account/reset-password.schema.ts'
import type { Db } from '../../database/connection.ts'
import { fold } from '../../database/fold.ts'
import { apiError } from '../../errors.ts'
import { countToday } from '../../http/daily-limit.ts'
import { endpoint } from '../../http/endpoint.ts'
import { saysNobodyIsKnown } from '../settings/neutral-messages.ts'
import { issueToken } from '../signup/tokens.ts'
import { mailMember } from './account-mail.ts'

const mostPerDay = 3

/** POST /api/reset-password.php */
export const askPasswordResetEndpoint = endpoint(
  askPasswordResetContract,
  async ({ input, services, site, now }) => {
    const userId = await memberWith(services.db, site.host, input.email)
    if (userId === null) {
      if (saysNobodyIsKnown(site)) return { ok: true }
      throw apiError('email_not_found')
    }
    await services.transaction(async (trx) => {
      if (!(await countToday(trx, { what: 'reset', userId, max: mostPerDay, now }))) {
        if (saysNobodyIsKnown(site)) return
        throw apiError('reset_mail_limit')
      }
      const token = await issueToken(trx, { userId, purpose: 'reset', now })
      await mailMember(trx, services, {
        userId,
        template: 'reset',
        path: `/reset-password/do?token=${token}`,
        now,
      })
    })
    return { ok: true }
  },
)

/** Whoever may log in; a deleted or banned account has no way back through here. */
const memberWith = async (db: Db, host: string, email: string): Promise<number | null> => {
  const row = await db
    .selectFrom('users')
    .innerJoin('profiles', 'profiles.user_id', 'users.id')
    .select('users.id')
    .where('users.domain_host', '=', host)
    .where('users.email_fold', '=', fold(email))
    .where('users.status', 'in', ['not_confirmed', 'active', 'paused'])
    .executeTakeFirst()
  return row?.id ?? null
}
