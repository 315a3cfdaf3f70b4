import { readFileSync } from 'node:fs'
import { languages } from '@lonk/shared-api/schemas/primitives.ts'
import * as z from 'zod/mini'

const forms = z.object({
  one: z.string(),
  few: z.optional(z.string()),
  many: z.optional(z.string()),
  other: z.string(),
})
const catalogue = z.object({
  digest: z.object({
    subject: z.string(),
    greeting: z.string(),
    message: forms,
    like: forms,
    match: forms,
    visit: forms,
    action: z.string(),
    footer: z.string(),
    unsubscribe: z.string(),
  }),
  probe: z.object({
    subject: z.string(),
    paragraphs: z.array(z.string()),
    action: z.string(),
    footer: z.string(),
  }),
  push: z.object({ message: z.string(), like: z.string(), match: z.string(), offer: z.string() }),
  unsubscribe: z.object({
    title: z.string(),
    ask: z.string(),
    button: z.string(),
    done: z.string(),
    settings: z.string(),
    invalid: z.string(),
  }),
})
export type NotificationTexts = z.infer<typeof catalogue>
type Forms = z.infer<typeof forms>

const texts = new Map<string, NotificationTexts>(
  languages.map((language) => [
    language,
    catalogue.parse(JSON.parse(readFileSync(new URL(`./locales/${language}.json`, import.meta.url), 'utf8'))),
  ]),
)

export const notificationTexts = (language: string): NotificationTexts => {
  const found = texts.get(language) ?? texts.get('nl')
  if (!found) throw new Error('No Dutch texts of notifications')
  return found
}

/** The form of a number in its language: one, few, many or other. */
export const plural = (language: string, options: Forms, count: number): string => {
  const form = new Intl.PluralRules(language).select(count)
  const text = form === 'one' || form === 'few' || form === 'many' ? options[form] : undefined
  return (text ?? options.other).replaceAll('{count}', new Intl.NumberFormat(language).format(count))
}
