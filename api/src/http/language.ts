import { type Language, languages } from '@lonk/shared-api/schemas/primitives.ts'

const known = (tag: string | undefined): Language | undefined => {
  const short = tag?.trim().slice(0, 2).toLowerCase()
  return languages.find((language) => language === short)
}

/** Norwegian comes as `no` or `nn` as well; the site speaks `nb`. */
const norwegian = (tag: string): string => (/^(no|nn)\b/i.test(tag) ? 'nb' : tag)

/** The language of a request: the locale cookie, else what the browser prefers, else Dutch. */
export const requestLanguage = (cookie: string | undefined, acceptLanguage: string | undefined): Language => {
  const chosen = known(cookie)
  if (chosen) return chosen
  const preferred = (acceptLanguage ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', quality] = part.trim().split(';q=')
      return { tag: norwegian(tag), quality: quality === undefined ? 1 : Number(quality) || 0 }
    })
    .sort((a, b) => b.quality - a.quality)
  for (const { tag } of preferred) {
    const language = known(tag)
    if (language) return language
  }
  return 'nl'
}
