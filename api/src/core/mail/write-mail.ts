import type { Trx } from '../../database/transaction.ts'
import { renderLetter } from './letter.ts'
import { type MailTemplate, mailTexts } from './mail-texts.ts'
import { queueMail } from './queue-mail.ts'

type Mail = {
  userId: number
  to: string
  language: string
  template: MailTemplate
  params: Record<string, string>
  /** Where the button leads. */
  url?: string
  siteName: string
  now: Date
}

/** Renders a mail in the member's language and queues it with its cause. */
export const writeMail = (
  trx: Trx,
  { userId, to, language, template, params, url, siteName, now }: Mail,
): Promise<void> => {
  const text = mailTexts(language)
  const all = { ...params, site: siteName }
  const letter = text(template, all)
  const content = renderLetter({
    subject: letter.subject,
    paragraphs: letter.paragraphs,
    ...(url && 'action' in letter ? { action: { label: letter.action, url } } : {}),
    footer: text('footer', all),
    siteName,
    language,
  })
  return queueMail(trx, { userId, to, content, now, template })
}
