import { readFileSync } from 'node:fs'
import { type Language, languages } from '@lonk/shared-api/schemas/primitives.ts'
import * as z from 'zod/mini'

const template = z.object({
  subject: z.string(),
  paragraphs: z.array(z.string()),
  action: z.optional(z.string()),
})
const catalogue = z.object({
  footer: z.string(),
  activation: template,
  welcome: template,
  reset: template,
  password_changed: template,
  mail_change: template,
  mail_change_notice: template,
  mail_change_undone: template,
  account_deleted: template,
  account_erased: template,
  credits_back: template,
  complete_signup: template,
  photo_rejected: template,
  verified: template,
  verification_rejected: template,
})

export type MailTexts = z.infer<typeof catalogue>
export type MailTemplate = Exclude<keyof MailTexts, 'footer'>

const texts = new Map<Language, MailTexts>(
  languages.map((language) => [
    language,
    catalogue.parse(JSON.parse(readFileSync(new URL(`./locales/${language}.json`, import.meta.url), 'utf8'))),
  ]),
)

/** The mails' texts in a member's language. */
export const mailTexts = (language: string): MailTexts => {
  const known = languages.find((candidate) => candidate === language) ?? 'nl'
  const found = texts.get(known)
  if (!found) throw new Error(`No mail texts for ${known}`)
  return found
}

/** `{name}` filled from the parameters. */
export const fill = (text: string, params: Record<string, string>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => params[name] ?? whole)
