/** What was chosen for this browser: as the device has it, or one of the two whatever the device has. */
export type ColorScheme = 'device' | 'light' | 'dark'

/** In the order in which they are offered. */
export const colorSchemes: readonly ColorScheme[] = ['device', 'light', 'dark']

/** What a cookie says; whatever it did not get from us leaves it to the device. */
export const colorSchemeOf = (kept: string | undefined): ColorScheme =>
  kept === 'light' || kept === 'dark' ? kept : 'device'

/**
 * The attributes of a document that say which scheme it is in. The document server writes them and the shell changes
 * them, so both take them from here; the tokens follow `data-scheme` on `<html>`.
 */
export const schemeMarks = (scheme: ColorScheme) => ({
  /** Of `<html>`; null is no attribute at all. */
  root: scheme === 'device' ? null : scheme,
  /** Of `<meta name="color-scheme">`. */
  content: scheme === 'device' ? 'light dark' : scheme,
  /** When the `<meta name="theme-color">` of each scheme counts. */
  media: (of: 'light' | 'dark'): string =>
    scheme === 'device' ? `(prefers-color-scheme: ${of})` : of === scheme ? 'all' : 'not all',
})
