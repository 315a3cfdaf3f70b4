/**
 * What a browser's cookie says of the country that was chosen in it, as the API reads the same cookie: two capital
 * letters, or null where none was chosen.
 */
export const chosenCountryOf = (kept: string | undefined): string | null =>
  kept !== undefined && /^[A-Z]{2}$/.test(kept) && kept !== 'XX' ? kept : null
