import type { Language } from '@lonk/shared-api/schemas/primitives.ts'
import { renderLetter } from '../../../core/mail/letter.ts'
import type { OutboxPayload } from '../../../database/schema/system.ts'
import { loadTexts } from '../../../texts.ts'
import type nl from './locales/nl.json'

const contactTexts = loadTexts<typeof nl>(new URL('locales/', import.meta.url))

const write = (
  kind: keyof typeof nl,
  language: Language,
  params: Record<string, string>,
  more: string[] = [],
): OutboxPayload => {
  const { subject, paragraphs, footer } = contactTexts(language)(kind, params)
  return renderLetter({
    subject,
    paragraphs: [...paragraphs, ...more],
    footer,
    siteName: params.site ?? '',
    language,
  })
}

/**
 * What the sender gets. Anybody can type anybody's address into the form, so nothing that was typed is in it: it
 * must not carry somebody's words to a stranger.
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
  /** Empty where the sender is not a member. */
  member: string
  order: string
}

/** What support gets: the whole letter, and who wrote it. */
export const noticeLetter = (language: Language, params: Notice, text: string): OutboxPayload =>
  write('notice', language, params, text.split(/\n+/))
