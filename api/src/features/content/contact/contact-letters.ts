import { readFileSync } from 'node:fs'
import { type Language, languages } from '@lonk/shared-api/schemas/primitives.ts'
import * as z from 'zod/mini'
import { renderLetter } from '../../../core/mail/letter.ts'
import { fill } from '../../../core/mail/mail-texts.ts'
import type { OutboxPayload } from '../../../database/schema/system.ts'

const letter = z.object({ subject: z.string(), paragraphs: z.array(z.string()), footer: z.string() })
const catalogue = z.object({ receipt: letter, notice: letter })

const texts = new Map(
  languages.map((language) => [
    language as string,
    catalogue.parse(JSON.parse(readFileSync(new URL(`./locales/${language}.json`, import.meta.url), 'utf8'))),
  ]),
)

const write = (
  kind: keyof z.infer<typeof catalogue>,
  language: Language,
  params: Record<string, string>,
  more: string[] = [],
): OutboxPayload => {
  const found = texts.get(language)
  if (!found) throw new Error(`No contact letters in ${language}`)
  const { subject, paragraphs, footer } = found[kind]
  return renderLetter({
    subject: fill(subject, params),
    paragraphs: [...paragraphs.map((paragraph) => fill(paragraph, params)), ...more],
    footer: fill(footer, params),
    siteName: params.site ?? '',
    language,
  })
}

/**
 * What the sender gets. Anybody can type anybody's address into the form, so nothing of what was typed goes out
 * in it: it could not carry somebody's words to a stranger.
 */
export const receiptLetter = (language: Language, params: { ticket: string; site: string; phone: string }) =>
  write('receipt', language, params)

type Notice = {
  ticket: string
  site: string
  name: string
  email: string
  subject: string
  language: string
  /** Empty where the sender is no member. */
  member: string
  order: string
}

/** What the support gets: the whole letter, and who wrote it. */
export const noticeLetter = (language: Language, params: Notice, text: string): OutboxPayload =>
  write('notice', language, params, text.split(/\n+/))
