import type { Language } from '@lonk/shared-api/schemas/primitives.ts'
import { loadTexts } from '../texts.ts'

const dutch = import.meta.resolve('@lonk/shared-api/errors/locales/nl.json')
const errorTexts = loadTexts<Record<string, string>>(new URL('./', dutch))

/** The text of a code in a language, its places filled from the parameters. */
export const errorText = (language: Language, code: string, params: Record<string, unknown> = {}): string =>
  errorTexts(language)(code, params)
