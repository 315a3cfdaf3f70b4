import type { RouteRow } from '@lonk/shared-events/registry.ts'
import { knownPagePaths } from '@lonk/shared-events/static-pages.ts'
import { escapeHtml } from '../documents/escape.ts'
import { isPublicRoute } from '../documents/search-engines.ts'

export const robotsPath = '/robots.txt'
export const sitemapPath = '/sitemap.xml'

/**
 * Pages that must not be found say so themselves (`noindex`): a crawler that may not read them would never learn it.
 * Closed to it are only calls and pictures.
 */
export const robots = (origin: string): string =>
  `User-agent: *\nDisallow: /api/\nDisallow: /photos/\n\nSitemap: ${origin}${sitemapPath}\n`

/** `/landers/gallery/:slug(plain|she)?` is as many addresses as it has values, `plain` being the one without. */
const addressesOf = (pattern: string): readonly string[] => {
  const [, base = pattern, choices] = /^(.*?)\/:\w+(?:\(([^)]*)\))?\??$/.exec(pattern) ?? []
  if (base.includes(':')) return []
  const slugs = choices?.split('|').filter((slug) => slug !== 'plain') ?? []
  return [base, ...slugs.map((slug) => `${base}/${slug}`)]
}

/** Every address of this domain that may be found. */
export const sitemap = (origin: string, table: readonly RouteRow[]): string => {
  const paths = [...table.filter(isPublicRoute).flatMap(({ path }) => addressesOf(path)), ...knownPagePaths]
  const rows = [...new Set(paths)].sort().map((path) => `<url><loc>${escapeHtml(origin + path)}</loc></url>`)
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${rows.join('')}</urlset>`
}
