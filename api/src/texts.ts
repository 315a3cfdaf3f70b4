import { readFileSync } from 'node:fs'
import { languages } from '@lonk/shared-api/schemas/primitives.ts'
import { createInstance } from 'i18next'

/**
 * All that the server itself says, by i18next as in the browser: `{{name}}` is a place to fill, `news_one` and
 * `news_other` are forms of a number `count`. What a language lacks is said in Dutch, what Dutch lacks too is empty.
 */
const catalogues = createInstance()
catalogues.init({
  fallbackLng: 'nl',
  ns: [],
  // An address or a code is a key as it is.
  nsSeparator: false,
  // A letter and a page escape what they say; a text message must not.
  interpolation: { escapeValue: false },
  parseMissingKeyHandler: () => '',
  initAsync: false,
})

type Form = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other'

type KeyOf<Catalogue> = {
  [Key in keyof Catalogue & string]:
    | (Key extends `${infer Counted}_${Form}` ? Counted : Key)
    | (Catalogue[Key] extends string | readonly unknown[] ? never : `${Key}.${KeyOf<Catalogue[Key]>}`)
}[keyof Catalogue & string]

/** A text, a list of texts or a group of them; what a number chooses has no key of its own. */
type TextAt<Catalogue, Key> = Key extends keyof Catalogue
  ? Catalogue[Key]
  : Key extends `${infer Group}.${infer Rest}`
    ? Group extends keyof Catalogue
      ? TextAt<Catalogue[Group], Rest>
      : never
    : string

/** The text under a key, its places filled, strangers' words as they are; without `params` as the catalogue has it. */
type Text<Catalogue> = <Key extends KeyOf<Catalogue>>(
  key: Key,
  params?: Readonly<Record<string, unknown>>,
) => TextAt<Catalogue, Key>

/**
 * Reads a folder of catalogues, one for each language, and gives the texts of a member's: `mailTexts('de')('welcome',
 * { name })`. `Catalogue` is the type of the Dutch one, which the others are held to (`configs/checks/catalogues.ts`).
 */
export const loadTexts = <Catalogue>(folder: URL): ((language: string) => Text<Catalogue>) => {
  for (const language of languages)
    catalogues.addResourceBundle(language, folder.href, readCatalogue(new URL(`${language}.json`, folder)))
  return (language) => (key, params) =>
    catalogues.t(key, {
      lng: language,
      ns: folder.href,
      returnObjects: true,
      skipInterpolation: params === undefined,
      // By itself, so that none of the names is taken for an option.
      replace: params ?? {},
      ...(typeof params?.count === 'number' ? { count: params.count } : {}),
    }) as TextAt<Catalogue, typeof key>
}

const readCatalogue = (file: URL): unknown => JSON.parse(readFileSync(file, 'utf8'))
