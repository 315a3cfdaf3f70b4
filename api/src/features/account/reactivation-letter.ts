import { mailMember } from '../../core/mail/account-mail.ts'
import { dateText } from '../../core/mail/date-text.ts'
import { issueToken } from '../../core/tokens/tokens.ts'
import type { Trx } from '../../database/transaction.ts'
import type { Services } from '../../services.ts'

type Letter = { userId: number; purgeAt: Date; now: Date }

/** The mail after a deletion, with the way back until it is final. */
export const sendReactivationLetter = async (
  trx: Trx,
  services: Pick<Services, 'config' | 'sites'>,
  { userId, purgeAt, now }: Letter,
): Promise<void> => {
  const token = await issueToken(trx, { userId, purpose: 'reactivate', now })
  const { language } = await trx
    .selectFrom('users')
    .select('language')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  await mailMember(trx, services, {
    userId,
    template: 'account_deleted',
    params: { date: dateText(language, purgeAt) },
    path: `/account-deleted?token=${token}`,
    now,
  })
}
