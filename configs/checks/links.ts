import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { routePatterns } from '@lonk/shared-events/route-names.ts'
import { comparePatterns, matchPattern, normalForm } from '@lonk/shared-events/route-pattern.ts'
import { staticPageName } from '@lonk/shared-events/static-pages.ts'
import { remoteDescription } from '../../shell/server/registry/registry.schema.ts'
import { projectRoot, remoteNames } from '../project.ts'
import { readRemoteDescription } from '../remote-description.ts'
import { notThereYet } from './not-there-yet.ts'
import { filesBelow } from './project-files.ts'

/** Where links may lead: patterns of routes, names of texts, paths of calls. */
export interface Places {
  readonly served: readonly string[]
  readonly owed: readonly string[]
  readonly texts: ReadonlySet<string>
  readonly calls: ReadonlySet<string>
}

/** `null`: nowhere. What is owed would be another page's where a wider pattern has its path. */
export const placeOf = (path: string, places: Places): 'page' | 'text' | 'call' | 'owed' | null => {
  if (path.startsWith('/api/')) return places.calls.has(path) ? 'call' : null
  const pattern = [...places.served, ...places.owed]
    .sort(comparePatterns)
    .find((known) => matchPattern(known, path) !== null)
  if (pattern !== undefined) return places.owed.includes(pattern) ? 'owed' : 'page'
  const text = staticPageName(path)
  return text !== null && places.texts.has(text) ? 'text' : null
}

/** A route by its name: the very pattern has to be somebody's. */
export const ownerOf = (pattern: string, places: Places): ReturnType<typeof placeOf> => {
  const same = (known: string) => normalForm(known) === normalForm(pattern)
  if (places.served.some(same)) return 'page'
  if (places.owed.some(same)) return 'owed'
  return pattern.includes(':') || places.texts.has(staticPageName(pattern) ?? '') === false ? null : 'text'
}

interface Link {
  /** As it stands in the source. */
  readonly link: string
  readonly leadsTo: ReturnType<typeof placeOf>
}

/** For machines, not for people: nobody follows a link there. */
const technical =
  /^\/(dev|proc|sandbox|healthz|readyz|metrics|calls|vitals|photos|malformed|sw-push(\.js)?|r|assets|manifest\.webmanifest|robots\.txt|sitemap\.xml|favicon\.ico)(\/|$|\?)/

/** A link's path, with something in place of each value that comes in when it is made. */
const pathOf = (link: string): string => link.replaceAll(/\$\{[^}]*\}/g, '1').split(/[?#]/)[0] ?? ''

const asLink = (link: string, places: Places): Link => ({ link, leadsTo: placeOf(pathOf(link), places) })

const namedLink = /\blinkTo\(\s*'([\w-]+)'/g
const literalLink = /(?:['"`]|publicUrl\})(\/(?:[a-z](?:\$\{[^}]*\}|[^'"`\s<>*$])*)?)(?=['"`])/g
const comments = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm

/** The links of a source: routes by name, and paths that stand in it as they are. */
export const linksInSource = (source: string, places: Places): readonly Link[] => {
  const code = source.replaceAll(comments, '')
  const names = [...code.matchAll(namedLink)].map(([, name = '']) => name)
  const known: Readonly<Record<string, string>> = routePatterns
  const byName = names.map((name) => ({ link: name, leadsTo: ownerOf(known[name] ?? '', places) }))
  const paths = [...code.matchAll(literalLink)]
    .map(([, path = '']) => path)
    .filter((path) => !technical.test(path) && !(/^\/api(\/|$)/.test(path) && !path.includes('.php')))
  return [...byName, ...paths.map((path) => asLink(path, places))]
}

/** The links of a text for people, Markdown or HTML, to pages of the site. */
export const linksInText = (text: string, places: Places): readonly Link[] =>
  [...text.matchAll(/\]\((\/[^)\s]*)\)|href=\\?["'](\/[^"'\\]*)/g)].map(([, markdown, html]) =>
    asLink(markdown ?? html ?? '', places),
  )

const read = (path: string): string => readFileSync(join(projectRoot, path), 'utf8')

const textFolder = 'api/src/database/catalogue/pages'

/** The project's own places. */
export const placesOfSite = (): Places => ({
  served: remoteNames.flatMap((remote) =>
    remoteDescription.parse(readRemoteDescription(remote)).routes.map(({ path }) => path),
  ),
  owed: notThereYet,
  texts: new Set(
    filesBelow(`${textFolder}/nl`, (path) => path.endsWith('.md')).map((path) => basename(path, '.md')),
  ),
  calls: new Set(
    filesBelow('shared-api/src/calls', (path) => path.endsWith('.ts')).flatMap((file) =>
      [...read(file).matchAll(/path: '(\/api\/[^']+)'/g)].map(([, path = '']) => path),
    ),
  ),
})

const browserParts = [
  'shell/src',
  'shared-ui/src',
  'shared-events/src',
  ...remoteNames.map((name) => `${name}/src`),
]
const isSource = (path: string) =>
  /\.tsx?$/.test(path) &&
  !/\.test\.tsx?$/.test(path) &&
  !/\/testing\/|route-names|static-pages|internal-path/.test(path)

/** By file: what pages, the shell, mails, notices and texts of the site link to. */
export const linksOfSite = (places: Places): readonly (Link & { readonly file: string })[] => {
  const inSources = [...browserParts, 'shell/server', 'api/src']
    .flatMap((folder) => filesBelow(folder, isSource))
    .flatMap((file) => linksInSource(read(file), places).map((link) => ({ ...link, file })))
  const texts = [
    ...filesBelow(textFolder, (path) => path.endsWith('.md')),
    ...[...browserParts, 'api/src', 'shared-api/src'].flatMap((folder) =>
      filesBelow(folder, (path) => /\/locales\/\w+\.json$/.test(path)),
    ),
  ]
  const inTexts = texts.flatMap((file) => linksInText(read(file), places).map((link) => ({ ...link, file })))
  return [...inSources, ...inTexts]
}

/** The patterns that docs/product.md names in its table of routes. */
export const promisedPatterns = (product: string): readonly string[] =>
  product
    .split('\n')
    .filter((line) => line.startsWith('| `/'))
    .flatMap((line) => {
      const [, cell = ''] = line.split('|')
      const names = / for (.+)$/.exec(cell.trim())?.[1]?.split(/,\s*/) ?? []
      const paths = [...cell.matchAll(/`(\/[^`]*)`/g)].map(([, path = '']) => path)
      return paths.flatMap((path) =>
        path.includes('{name}') ? names.map((name) => path.replace('{name}', name)) : [path],
      )
    })
    .filter((path) => path !== '/{token}')
    .map((path) => path.replaceAll(/\{(\w+\??)\}/g, ':$1'))
