import { readFileSync } from 'node:fs'
import { type Language, languages } from '@lonk/shared-api/schemas/primitives.ts'

type Texts = Partial<Record<string, string>>

const read = (language: Language): Texts => {
  const file = import.meta.resolve(`@lonk/shared-api/errors/locales/${language}.json`)
  return JSON.parse(readFileSync(new URL(file), 'utf8'))
}

const catalogues = new Map<Language, Texts>(languages.map((language) => [language, read(language)]))

/** The text of a code in a language, `{name}` filled from the parameters; Dutch where a language has none. */
export const errorText = (language: Language, code: string, params: Record<string, unknown> = {}): string => {
  const text = catalogues.get(language)?.[code] ?? catalogues.get('nl')?.[code] ?? ''
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => (name in params ? String(params[name]) : whole))
}
