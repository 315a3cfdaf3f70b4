import { readFileSync } from 'node:fs'
import { languages } from '@lonk/shared-api/choices.ts'
import * as z from 'zod/mini'

const texts = z.object({
  title: z.string(),
  retry: z.string(),
  no_registry: z.string(),
  no_shell: z.string(),
  broken_release: z.string(),
  server_error: z.string(),
  needs_script: z.string(),
  scripts_lost: z.string(),
  trial: z.string(),
  trial_end: z.string(),
})

const textsByLocale = new Map(
  languages.map((locale) => {
    const file = new URL(`../locales/${locale}.json`, import.meta.url)
    return [locale as string, texts.parse(JSON.parse(readFileSync(file, 'utf8')))]
  }),
)

/** The document server's own texts, which need no release: Dutch where a language is not known. */
export const textsOf = (locale: string) => {
  const copy = textsByLocale.get(locale) ?? textsByLocale.get('nl')
  if (!copy) throw new Error('the Dutch texts of the document server are missing')
  return copy
}

/** For whoever has no script, where a page cannot do without. */
export const scriptlessWords = (locale: string): string => textsOf(locale).needs_script
