import { socialSize } from '@lonk/shared-events/document-template.ts'
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
  /** The same page on the site's hosts in other languages, and here; empty where there is no other. */
  readonly alternates: readonly Alternate[]
}

/** An address and the language of its host; null: the host for everybody else. */
export interface Alternate {
  readonly language: string | null
  readonly address: string
}

interface Shown {
  readonly path: string
  readonly visitor: Pick<Visitor, 'host' | 'https' | 'hasSession'>
  readonly status: number
  readonly match: RouteMatch | null
  /** The host that the API takes this one for. */
  readonly domain: string | undefined
  readonly domains: readonly { readonly host: string; readonly language: string | null }[]
}

/** Pages of remotes that are the same for everybody, besides the landers. */
const publicPages: ReadonlySet<string> = new Set(['index', 'pricing'])

/** Of a remote's pages only those that name nobody; of the site's own texts all. */
export const isPublicRoute = ({ name }: Pick<RouteMatch['row'], 'name'>): boolean =>
  publicPages.has(name) || name.startsWith('landers-')

/** `https://host`, as the visitor sees it. */
export const originOf = ({ https, host }: Pick<Visitor, 'https' | 'host'>): string =>
  `${https ? 'https' : 'http'}://${host}`

export const findable = ({ path, visitor, status, match, domain, domains }: Shown): Findable => {
  const plainPath = path.replace(/\/(?:plain)?\/?$/, '') || '/'
  const scheme = visitor.https ? 'https' : 'http'
  // Where two hosts stand for one language, the one that was asked speaks for it.
  const ownFirst = [...domains].sort((a, b) => Number(b.host === domain) - Number(a.host === domain))
  const byLanguage = new Map([...ownFirst].reverse().map((row) => [row.language, row]))
  const alternates = [...byLanguage.values()].map(({ host, language }) => ({
    language,
    address: (host === domain ? originOf(visitor) : `${scheme}://${host}`) + plainPath,
  }))
  return {
    indexed: status === 200 && !visitor.hasSession && (match === null || isPublicRoute(match.row)),
    canonical: originOf(visitor) + plainPath,
    alternates: alternates.length > 1 ? alternates : [],
  }
}

interface Card extends Findable {
  readonly title: string
  readonly description: string
  readonly siteName: string
  readonly locale: string
  readonly shell: Release
  /** Address on this host of a picture of its own, of {@link socialSize}. */
  readonly image: string | null
}

/** Canonical address and the card that others show of it; of a page that is not indexed only that. */
export const findableHead = (card: Card): string => {
  if (!card.indexed) return '<meta name="robots" content="noindex">'
  const mark = releaseUrl(card.shell.part, card.shell.version, 'assets/icon-512.png')
  const image = new URL(card.image ?? mark, card.canonical)
  const property = (name: string, content: string) =>
    `<meta property="og:${name}" content="${escapeHtml(content)}">`
  return [
    `<link rel="canonical" href="${escapeHtml(card.canonical)}">`,
    ...card.alternates.map(
      ({ language, address }) =>
        `<link rel="alternate" hreflang="${language ?? 'x-default'}" href="${escapeHtml(address)}">`,
    ),
    property('type', 'website'),
    property('url', card.canonical),
    property('site_name', card.siteName),
    property('title', card.title),
    property('description', card.description),
    property('locale', card.locale),
    property('image', image.href),
    ...(card.image === null
      ? ['<meta name="twitter:card" content="summary">']
      : [
          property('image:width', String(socialSize.width)),
          property('image:height', String(socialSize.height)),
          '<meta name="twitter:card" content="summary_large_image">',
        ]),
  ].join('')
}
