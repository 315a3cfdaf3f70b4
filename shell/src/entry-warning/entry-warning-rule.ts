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
