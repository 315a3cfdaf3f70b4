const zones: Partial<Record<string, string>> = {
  FI: 'Europe/Helsinki',
  GB: 'Europe/London',
  IE: 'Europe/Dublin',
  PT: 'Europe/Lisbon',
}

/** The time zone in which the members of a country live. */
export const zoneOf = (country: string): string => zones[country] ?? 'Europe/Amsterdam'
