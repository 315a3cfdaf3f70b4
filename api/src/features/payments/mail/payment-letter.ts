import { renderLetter } from '../../../core/mail/letter.ts'
import { queueMail } from '../../../core/mail/queue-mail.ts'
import type { Db } from '../../../database/connection.ts'
import type { Trx } from '../../../database/transaction.ts'
import { paymentTexts } from '../texts/payment-texts.ts'

export type Reader = { userId: number; email: string; language: string }

export const readerOf = async (db: Db, userId: number): Promise<Reader> => {
  const { email, language } = await db
    .selectFrom('users')
    .select(['email', 'language'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return { userId, email, language }
}

type Mail = {
  reader: Reader
  template: 'order' | 'refund' | 'directdebit'
  params: Record<string, string>
  url: string
  siteName: string
  now: Date
}

/** What the law wants in writing: written with its cause, and sent whatever a member has switched off. */
export const writePaymentLetter = (trx: Trx, mail: Mail): Promise<void> => {
  const { reader, template, params, url, siteName, now } = mail
  const text = paymentTexts(reader.language)
  const { subject, paragraphs, action } = text(template, params)
  const content = renderLetter({
    subject,
    paragraphs,
    action: { label: action, url },
    footer: text('footer', { site: siteName }),
    siteName,
    language: reader.language,
  })
  return queueMail(trx, {
    userId: reader.userId,
    to: reader.email,
    content,
    now,
    kind: 'transactional',
    template: `payment_${template}`,
  })
}
