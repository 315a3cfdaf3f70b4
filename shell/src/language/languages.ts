import { type Language, languages } from '@lonk/shared-api/choices.ts'

export const isLanguage = (value: unknown): value is Language =>
  languages.some((language) => language === value)

/** Which languages a country's visitors are offered, most likely first (docs/product.md, point 4). */
const byCountry: Readonly<Record<string, readonly Language[]>> = {
  NL: ['nl', 'en', 'de', 'fr'],
  BE: ['nl', 'fr', 'de'],
  CH: ['de', 'it', 'fr', 'en'],
  DE: ['de', 'en', 'nl'],
  AT: ['de', 'en'],
  FR: ['fr', 'en'],
  GB: ['en'],
  IE: ['en'],
  US: ['en', 'es'],
  DK: ['da', 'en'],
  ES: ['es', 'en'],
  FI: ['fi', 'sv', 'en'],
  IT: ['it', 'en'],
  NO: ['nb', 'en'],
  PL: ['pl', 'en'],
  SE: ['sv', 'en'],
}

/** The languages to offer; the one in use is always among them. */
export const offeredLanguages = (country: string | undefined, present: string): readonly Language[] => {
  const offered = (country && byCountry[country]) || languages
  return isLanguage(present) && !offered.includes(present) ? [present, ...offered] : offered
}
