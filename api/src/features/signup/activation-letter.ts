import { writeMail } from '../../core/mail/write-mail.ts'
import type { Site } from '../../core/settings/site.ts'
import { issueToken } from '../../core/tokens/tokens.ts'
import type { Trx } from '../../database/transaction.ts'
import type { Services } from '../../services.ts'

type To = { userId: number; email: string; name: string; language: string }

/** The mail with the activation link; kills the links sent before. */
export const sendActivationLetter = async (
  trx: Trx,
  services: Pick<Services, 'config'>,
  site: Site,
  to: To,
  now: Date,
): Promise<void> => {
  const token = await issueToken(trx, { userId: to.userId, purpose: 'activation', now })
  await writeMail(trx, {
    userId: to.userId,
    to: to.email,
    language: to.language,
    template: 'activation',
    params: { name: to.name },
    url: `${services.config.publicUrl}/api/activate.php?token=${token}`,
    siteName: site.values.mail_name,
    now,
  })
}
