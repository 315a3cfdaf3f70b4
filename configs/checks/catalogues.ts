import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { languages, projectRoot } from '../project.ts'
import { houseStyleProblems } from './house-style.ts'
import { missingWords, otherWords } from './product-words.ts'
import { filesBelow, packagesIn } from './project-files.ts'

type Texts = ReadonlyMap<string, string>

/** `likes_few`, as i18next writes it. */
const pluralEnding = /_(zero|one|two|few|many|other)$/
const placeholder = /\{\{\s*[\w.]+[^}]*\}\}/g
/** `{name}`: i18next fills `{{name}}` alone. */
const neverFilled = /(?<!\{)\{\w+\}(?!\})/

/** Every text by its full key; a catalogue's folders become dots. */
export const textsOf = (value: unknown, prefix = ''): Texts => {
  if (typeof value === 'string') return new Map([[prefix, value]])
  if (typeof value !== 'object' || value === null) return new Map()
  return new Map(
    Object.entries(value).flatMap(([key, child]) => [...textsOf(child, prefix ? `${prefix}.${key}` : key)]),
  )
}

/** Languages count differently: Polish has `_few` and `_many`, so plural forms are compared as one key. */
export const keysOf = (texts: Texts): ReadonlySet<string> =>
  new Set([...texts.keys()].map((key) => key.replace(pluralEnding, '')))

const placesIn = (text: string): string =>
  [...new Set(text.match(placeholder) ?? [])]
    .map((place) => place.replace(/\s/g, ''))
    .sort()
    .join(' ')

/** What a translation lacks or has too much of, compared with Dutch. */
export const catalogueProblems = (dutch: unknown, translated: unknown): readonly string[] => {
  const wanted = textsOf(dutch)
  const given = textsOf(translated)
  const wantedKeys = keysOf(wanted)
  const givenKeys = keysOf(given)
  return [
    ...[...wantedKeys].filter((key) => !givenKeys.has(key)).map((key) => `${key} is missing`),
    ...[...givenKeys].filter((key) => !wantedKeys.has(key)).map((key) => `${key} is not in Dutch`),
    ...[...given].filter(([, text]) => text.trim() === '').map(([key]) => `${key} is empty`),
    ...[...given].filter(([, text]) => neverFilled.test(text)).map(([key]) => `${key} has single braces`),
    ...[...given].flatMap(([key, text]) => {
      const original = wanted.get(key)
      // A plural form may leave the number out: "one message".
      if (original === undefined || pluralEnding.test(key) || placesIn(original) === placesIn(text)) return []
      return [`${key} has other places to fill: "${placesIn(text)}" instead of "${placesIn(original)}"`]
    }),
  ]
}

/** What is called otherwise than the product calls it (`product-words.ts`), or not at all. */
export const wordProblems = (language: string, dutch: Texts, texts: Texts): readonly string[] =>
  [...texts].flatMap(([key, text]) =>
    [...otherWords(language, text), ...missingWords(language, dutch.get(key) ?? '', text)].map(
      (problem) => `${key} ${problem}`,
    ),
  )

const pages = 'api/src/database/catalogue/pages'
/** `- **Nearby**: …` in the questions: what can be chosen, by its name. */
const choice = /^- \*\*(.+?)\*\*:/gm

/** The texts of the site: the same words, and names of choices as the catalogues have them. */
export const brokenTexts = (root: string = projectRoot): readonly string[] =>
  filesBelow(pages, (path) => path.endsWith('.md'), root).flatMap((file) => {
    const language = basename(dirname(file))
    const text = readFileSync(join(root, file), 'utf8')
    const quoted = file.endsWith('/faq.md') ? [...text.matchAll(choice)].map(([, name = '']) => name) : []
    const known = quoted.length > 0 ? textsOfLanguage(language, root) : new Set<string>()
    return [
      ...otherWords(language, text),
      ...quoted.filter((name) => !known.has(name)).map((name) => `names "${name}", which no page offers`),
    ].map((problem) => `${file}: ${problem}`)
  })

const textsOfLanguage = (language: string, root: string): ReadonlySet<string> =>
  new Set(
    packagesIn(root)
      .flatMap((folder) => filesBelow(folder, (path) => path.endsWith(`/locales/${language}.json`), root))
      .flatMap((file) => [...textsOf(JSON.parse(readFileSync(join(root, file), 'utf8'))).values()]),
  )

/** Every `locales` folder against its Dutch catalogue, in all eleven languages; of all packages, or of some. */
export const brokenCatalogues = (
  root: string = projectRoot,
  packages: readonly string[] = packagesIn(root),
): readonly string[] => {
  const folders = packages
    .flatMap((folder) => filesBelow(folder, (path) => path.endsWith('/locales/nl.json'), root))
    .map((file) => dirname(file))
  if (folders.length === 0 && packages.includes('shell')) return ['no catalogue was found']
  return folders.flatMap((folder) => {
    const read = (language: string): unknown => {
      const file = join(root, folder, `${language}.json`)
      return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null
    }
    const dutch = read('nl')
    return languages.flatMap((language) => {
      const translated = read(language)
      if (translated === null) return [`${folder}/${language}.json is missing`]
      const problems = [
        ...catalogueProblems(dutch, translated),
        ...houseStyleProblems(language, textsOf(translated)),
        ...wordProblems(language, textsOf(dutch), textsOf(translated)),
      ]
      return problems.map((problem) => `${folder}/${language}.json: ${problem}`)
    })
  })
}
