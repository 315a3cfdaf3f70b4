const made = new Map<string, Intl.DisplayNames>()

const namesIn = (locale: string): Intl.DisplayNames => {
  const known = made.get(locale) ?? new Intl.DisplayNames([locale, 'nl'], { type: 'region' })
  made.set(locale, known)
  return known
}

/**
 * A country by its two letters, in the reader's language, from the browser; the letters where it knows no name. Throws a
 * RangeError for what is no such code at all.
 */
export const countryName = (code: string, locale: string): string => namesIn(locale).of(code) ?? code

/** Countries in the order of their names in a language, by its own alphabet. */
export const countriesByName = (codes: readonly string[], locale: string) => {
  const { compare } = new Intl.Collator(locale)
  return codes
    .map((code) => ({ code, name: countryName(code, locale) }))
    .sort((one, other) => compare(one.name, other.name))
}
