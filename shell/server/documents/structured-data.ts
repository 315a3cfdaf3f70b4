import type { CompanyLine } from '@lonk/shared-events/boot.ts'
import { escapeHtml, jsonForScript } from './escape.ts'
import type { Findable } from './search-engines.ts'

interface Described {
  readonly findable: Findable
  readonly title: string
  readonly description: string
  readonly siteName: string
  readonly locale: string
  /** Whose site it is, for the page that says so; null on all others. */
  readonly company: CompanyLine | null
  readonly nonce: string
}

/** What a page is, for search engines: only what can be read on it as well. Nothing for a page they do not show. */
export const structuredData = (page: Described): string => {
  if (!page.findable.indexed) return ''
  const { canonical } = page.findable
  const home = new URL('/', canonical).href
  const site = { '@type': 'WebSite', '@id': `${home}#site`, url: home, name: page.siteName }
  const shown = {
    '@type': 'WebPage',
    url: canonical,
    name: page.title,
    description: page.description,
    inLanguage: page.locale,
    isPartOf: { '@id': site['@id'] },
  }
  const owner = page.company && { '@id': `${home}#owner` }
  const graph = [
    { ...site, ...(owner ? { publisher: owner } : {}) },
    shown,
    ...(owner && page.company ? [{ ...owner, ...organization(page.company), url: home }] : []),
  ]
  const text = jsonForScript({ '@context': 'https://schema.org', '@graph': graph })
  return `<script type="application/ld+json" nonce="${escapeHtml(page.nonce)}">${text}</script>`
}

const organization = ({ name, address, city, support_email, support_phone }: CompanyLine) => ({
  '@type': 'Organization',
  name,
  address: { '@type': 'PostalAddress', streetAddress: address, addressLocality: city },
  ...(support_email ? { email: support_email } : {}),
  ...(support_phone ? { telephone: support_phone } : {}),
})
