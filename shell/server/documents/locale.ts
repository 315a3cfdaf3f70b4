export const defaultLocale = 'nl'

interface LocaleHints {
  readonly cookie: string | undefined
  readonly accountLanguage: string | undefined
  readonly domainLanguage: string | undefined
  readonly acceptLanguage: string | undefined
}

/** The first hint that names a language the site has: cookie, account, domain, browser, else Dutch. */
export const chooseLocale = (hints: LocaleHints, supported: readonly string[]): string => {
  const wishes = [
    hints.cookie,
    hints.accountLanguage,
    hints.domainLanguage?.slice(0, 2).toLowerCase(),
    ...acceptedLanguages(hints.acceptLanguage),
  ]
  return wishes.find((wish) => wish !== undefined && supported.includes(wish)) ?? defaultLocale
}

/** Two-letter languages in the browser's order of preference; `no` and `nn` are read as Bokmål. */
const acceptedLanguages = (header = ''): readonly string[] =>
  header
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';')
      const quality = parameters.find((parameter) => parameter.trim().startsWith('q='))
      return { language: languageOf(tag), quality: quality ? Number(quality.trim().slice(2)) : 1 }
    })
    .filter(({ language, quality }) => language.length === 2 && quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map(({ language }) => language)

const languageOf = (tag: string): string => {
  const language = tag.trim().toLowerCase().split('-')[0] ?? ''
  return language === 'no' || language === 'nn' ? 'nb' : language
}
