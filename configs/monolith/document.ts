import { join } from 'node:path'
import { projectRoot } from '../project.ts'
import { monolithVersion } from './src/version.ts'

interface FirstRules {
  readonly fontCss: (prefix: string) => string
  readonly preloadedFonts: (language: string) => readonly { readonly name: string }[]
  readonly globalCss: () => string
  readonly layoutCss: string
}

/** Imported by path: these are browser sources, outside this package's type check. */
const firstRules = async (): Promise<FirstRules> => {
  const files = ['shared-ui/src/fonts.ts', 'shared-ui/src/global-css.ts', 'shell/src/layouts/layout-css.ts']
  const modules: Partial<FirstRules>[] = await Promise.all(
    files.map((file) => import(join(projectRoot, file))),
  )
  const { fontCss, preloadedFonts, globalCss, layoutCss } = Object.assign({}, ...modules)
  return { fontCss, preloadedFonts, globalCss, layoutCss }
}

interface MonolithRoute {
  readonly layout: string
  readonly remote: string
  /** Files of the route's own chunk. */
  readonly chunks: readonly string[]
}

/** The language whose texts the static documents preload: the site's main one. */
export const documentLanguage = 'nl'

/** The catalogues that a route needs at once. */
export const textsOf = (remote: string): readonly string[] =>
  ['shell', remote].map((part) => `/r/${part}/${monolithVersion}/locales/${documentLanguage}.json`)

/** The static HTML of one route: rules of the first paint, preloads of everything the route needs, scripts. */
export const monolithDocument = async (
  scripts: readonly string[],
  { layout, remote, chunks }: MonolithRoute,
): Promise<string> => {
  const { fontCss, preloadedFonts, globalCss, layoutCss } = await firstRules()
  const fonts = `/r/shell/${monolithVersion}/assets/fonts/`
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    '<title>Lonk</title>',
    '<meta name="color-scheme" content="light dark">',
    ...preloadedFonts(documentLanguage).map(({ name }) =>
      preload(`${fonts}${name}`, 'as="font" type="font/woff2" crossorigin="anonymous"'),
    ),
    ...scripts.map((file) => `<script defer src="/${file}" crossorigin="anonymous"></script>`),
    ...chunks.map((file) => preload(`/${file}`, 'as="script" crossorigin="anonymous"')),
    ...textsOf(remote).map((file) => preload(file, 'as="fetch" crossorigin="anonymous"')),
    `<style>${fontCss(fonts)}${globalCss()}${layoutCss}</style>`,
  ].join('')
  return `<!doctype html><html lang="${documentLanguage}" data-layout="${layout}"><head>${head}</head><body><div id="root"></div></body></html>`
}

/** `rest` are the other attributes. */
export const preload = (href: string, rest: string): string => `<link rel="preload" href="${href}" ${rest}>`
