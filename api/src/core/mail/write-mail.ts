import type { Trx } from '../../database/transaction.ts'
import { renderLetter } from './letter.ts'
import { fill, type MailTemplate, mailTexts } from './mail-texts.ts'
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
  const { footer, [template]: texts } = mailTexts(language)
  const all = { ...params, site: siteName }
  const content = renderLetter({
    subject: fill(texts.subject, all),
    paragraphs: texts.paragraphs.map((paragraph) => fill(paragraph, all)),
    ...(url && texts.action ? { action: { label: fill(texts.action, all), url } } : {}),
    footer: fill(footer, all),
    siteName,
    language,
  })
  return queueMail(trx, { userId, to, content, now, template })
}
