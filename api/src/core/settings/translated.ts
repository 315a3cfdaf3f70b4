import type { Translated } from '../../database/schema/columns.ts'

/** A catalogue text in a language, else in English, else in Dutch. */
export const inLanguage = (texts: Translated, language: string): string =>
  texts[language] ?? texts.en ?? texts.nl ?? Object.values(texts)[0] ?? ''
