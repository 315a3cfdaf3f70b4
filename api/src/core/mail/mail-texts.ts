import { loadTexts } from '../../texts.ts'
import type nl from './locales/nl.json'

export type MailTemplate = Exclude<keyof typeof nl, 'footer'>

/** The mails' texts in a member's language. */
export const mailTexts = loadTexts<typeof nl>(new URL('locales/', import.meta.url))
