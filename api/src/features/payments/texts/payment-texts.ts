import { readFileSync } from 'node:fs'
import { type Language, languages } from '@lonk/shared-api/schemas/primitives.ts'
import * as z from 'zod/mini'

const letter = z.object({ subject: z.string(), paragraphs: z.array(z.string()), action: z.string() })
const catalogue = z.object({
  footer: z.string(),
  order: letter,
  refund: letter,
  directdebit: letter,
  text_message: z.string(),
  mandate: z.string(),
  waiver: z.object({ start: z.string(), withdrawal: z.string() }),
  invoice: z.object({
    invoice: z.string(),
    credit_note: z.string(),
    number: z.string(),
    date: z.string(),
    order: z.string(),
    customer: z.string(),
    country: z.string(),
    method: z.string(),
    corrects: z.string(),
    description: z.string(),
    amount: z.string(),
    credits: z.string(),
    bonus: z.string(),
    discount: z.string(),
    returned: z.string(),
    reversed: z.string(),
    net: z.string(),
    vat: z.string(),
    total: z.string(),
    registration: z.string(),
    vat_number: z.string(),
    paid: z.string(),
    paid_back: z.string(),
  }),
})

export type PaymentTexts = z.infer<typeof catalogue>

const read = (language: Language): PaymentTexts =>
  catalogue.parse(JSON.parse(readFileSync(new URL(`./locales/${language}.json`, import.meta.url), 'utf8')))

const dutch = read('nl')
const texts = new Map<string, PaymentTexts>(languages.map((language) => [language, read(language)]))

/** Mails, invoices and the mandate in a member's language. */
export const paymentTexts = (language: string): PaymentTexts => texts.get(language) ?? dutch
