const made = new Map<string, Intl.DisplayNames>()

/** Names of countries in the member's language, from the browser. */
export const countryNames = (locale: string): Intl.DisplayNames => {
  const known = made.get(locale) ?? new Intl.DisplayNames([locale, 'nl'], { type: 'region' })
  made.set(locale, known)
  return known
}

/** Countries by code, in the order of their names in a language. */
export const countriesByName = (codes: readonly string[], locale: string) => {
  const names = countryNames(locale)
  const { compare } = new Intl.Collator(locale)
  return codes
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .sort((one, other) => compare(one.name, other.name))
}
