import type { Audience } from './boot.ts'

/** How much the footer shows (docs/product.md, point 2). The installed app's is `minimal` by media query alone. */
export type FooterShape = 'full' | 'standard' | 'compact'

/** A footer of the templates: its shape, and `-us` where copy and order are those for the United States. */
export type FooterKind = FooterShape | `${FooterShape}-us`

interface FooterAsked {
  readonly audience: Audience
  readonly path: string
  /** `geoip_selected_country`. */
  readonly country: string | undefined
}

/** Document server and shell choose alike, or the footer could not be hydrated. */
export const footerKind = ({ audience, path, country }: FooterAsked): FooterKind => {
  const shape = audience !== 'visitor' ? 'compact' : path === '/' ? 'full' : 'standard'
  return country === 'US' ? `${shape}-us` : shape
}

/** The footers that an audience can get. */
export const footerKindsFor = (audience: Audience): readonly FooterKind[] =>
  audience === 'visitor' ? ['full', 'full-us', 'standard', 'standard-us'] : ['compact', 'compact-us']
