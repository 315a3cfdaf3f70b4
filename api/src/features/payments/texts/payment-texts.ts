import { loadTexts } from '../../../texts.ts'
import type nl from './locales/nl.json'

/** Mails, invoices and the mandate in a member's language. */
export const paymentTexts = loadTexts<typeof nl>(new URL('locales/', import.meta.url))
