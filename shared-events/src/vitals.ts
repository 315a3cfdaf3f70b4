/** Where the document server takes what browsers measured: POST, JSON, answered with 204. */
export const vitalsPath = '/vitals'

/**
 * Web Vitals (web.dev/articles/vitals) by their usual short names: layout shift, first paint, interaction, largest
 * paint, first byte.
 */
export const vitalNames = ['CLS', 'FCP', 'INP', 'LCP', 'TTFB'] as const

/** One of {@link vitalNames}. */
export type VitalName = (typeof vitalNames)[number]

/**
 * How one document felt in one browser, sent when its page is left. Nothing says whose browser it was, nor which member
 * was looked at: a route is a pattern.
 */
export interface VitalsReport {
  /** The route that the document was opened at, null where none has it (texts of the shell, not found). */
  readonly route: string | null
  /** Whose route it is: a remote of the registry or the shell. */
  readonly part: string
  readonly version: string
  /** Milliseconds; of `CLS` the share of the screen that moved. What a browser does not measure is not in it. */
  readonly vitals: Readonly<Partial<Record<VitalName, number>>>
}
