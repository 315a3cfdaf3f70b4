import { knownPagePaths } from '@lonk/shared-events/static-pages.ts'

/** First segments of paths that never reach a document. */
const reservedPaths: readonly string[] = [
  'api',
  'r',
  'dev',
  'sandbox',
  'photos',
  'healthz',
  'readyz',
  'metrics',
]

/** What crawlers, browsers, teams' own machines and people who report a hole ask for, of the site as a whole. */
const ofTheSite: readonly string[] = [
  'robots.txt',
  'sitemap.xml',
  'favicon.ico',
  'manifest.webmanifest',
  'sw-push.js',
  '.well-known',
  'vitals',
  '-',
]

/**
 * Names of the texts that every site has, at `/pages/<name>` and `/<name>`: what a member agreed to is no single team's.
 * A remote's page comes before a text, so that it would take its place.
 */
export const ownTexts: readonly string[] = [
  ...knownPagePaths.map((path) => path.slice('/pages/'.length)),
  'colophon',
  'safety',
]

/** Why no remote may have a route, for whoever wrote it; null where one may. */
export const whyNotARoute = (path: string): string | null => {
  if (path.includes('//')) return `the route ${path} has an empty segment`
  const [first = ''] = path.split('/').filter(Boolean)
  if (reservedPaths.includes(first)) return `the route ${path} never reaches a page`
  if (first.startsWith(':')) return `the route ${path} is the platform's: name its first segment`
  if (ofTheSite.includes(first)) return `the route ${path} is the platform's: it is the whole site's`
  if (first === 'pages' || ownTexts.includes(first))
    return `the route ${path} is the platform's: the site's own texts are there`
  return null
}
