import type { Release } from '@lonk/shared-events/registry.ts'
import { type RouteMatch, releaseUrl } from '@lonk/shared-events/registry.ts'
import type { Visitor } from '../visitor.ts'
import { escapeHtml } from './escape.ts'

/** What a document says to search engines and to whoever shows a link to it. */
export interface Findable {
  /** Kept out of indexes: people's pages, everything behind the log-in, and what is not there. */
  readonly indexed: boolean
  /** The address that counts where several show the same. */
  readonly canonical: string
}

interface Shown {
  readonly path: string
  readonly visitor: Pick<Visitor, 'host' | 'https' | 'hasSession'>
  readonly status: number
  readonly match: RouteMatch | null
}

/** Pages of remotes that are the same for everybody, besides the landers. */
const publicPages: ReadonlySet<string> = new Set(['index', 'pricing'])

/** Of a remote's pages only those that name nobody; of the site's own texts all. */
export const isPublicRoute = ({ name }: Pick<RouteMatch['row'], 'name'>): boolean =>
  publicPages.has(name) || name.startsWith('landers-')

/** `https://host`, as the visitor sees it. */
export const originOf = ({ https, host }: Pick<Visitor, 'https' | 'host'>): string =>
  `${https ? 'https' : 'http'}://${host}`

export const findable = ({ path, visitor, status, match }: Shown): Findable => ({
  indexed: status === 200 && !visitor.hasSession && (match === null || isPublicRoute(match.row)),
  canonical: originOf(visitor) + (path.replace(/\/(?:plain)?\/?$/, '') || '/'),
})

interface Card extends Findable {
  readonly title: string
  readonly description: string
  readonly siteName: string
  readonly locale: string
  readonly shell: Release
}

/** Canonical address and the card that others show of it; of a page that is not indexed only that. */
export const findableHead = (card: Card): string => {
  if (!card.indexed) return '<meta name="robots" content="noindex">'
  const image = new URL(
    releaseUrl(card.shell.part, card.shell.version, 'assets/icon-512.png'),
    card.canonical,
  )
  const property = (name: string, content: string) =>
    `<meta property="og:${name}" content="${escapeHtml(content)}">`
  return [
    `<link rel="canonical" href="${escapeHtml(card.canonical)}">`,
    property('type', 'website'),
    property('url', card.canonical),
    property('site_name', card.siteName),
    property('title', card.title),
    property('description', card.description),
    property('locale', card.locale),
    property('image', image.href),
    '<meta name="twitter:card" content="summary">',
  ].join('')
}
