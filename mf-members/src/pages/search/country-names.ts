const made = new Map<string, Intl.DisplayNames>()

/** Names of countries in the member's language, from the browser. */
export const countryNames = (locale: string): Intl.DisplayNames => {
  const known = made.get(locale) ?? new Intl.DisplayNames([locale, 'nl'], { type: 'region' })
  made.set(locale, known)
  return known
}
