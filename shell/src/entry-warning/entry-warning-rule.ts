import type { LayoutName } from '@lonk/shared-events/contract.ts'

interface Situation {
  readonly loggedIn: boolean
  readonly installed: boolean
  readonly dismissed: boolean
  /** The setting `enable_site_entry_popup`. */
  readonly enabled: 'yes' | 'no' | undefined
  /** `geoip_selected_country`. */
  readonly country: string | undefined
  /** Null: every country. The chat and lander layouts warn in NL and DE alone. */
  readonly countries: readonly string[] | null
}

/** Whom a layout warns: every country, two, or, in the empty layout, nobody. */
export const countriesWarned = (layout: LayoutName): readonly string[] | null => {
  if (layout === 'default') return null
  return layout === 'empty' ? [] : ['NL', 'DE']
}

/** Once for a logged-out visitor, with four exceptions (docs/product.md, point 2). */
export const shouldWarn = ({
  loggedIn,
  installed,
  dismissed,
  enabled,
  country,
  countries,
}: Situation): boolean =>
  !loggedIn &&
  !installed &&
  !dismissed &&
  enabled !== 'no' &&
  (countries === null || (country !== undefined && countries.includes(country)))
