/** What one suite of `npm test` came to. A suite that ran nothing has failed. */
export interface SuiteResult {
  readonly name: string
  readonly passed: number
  readonly failed: number
  /** What to tell of each failure; suites that show their own output leave it empty. */
  readonly failures: readonly string[]
  /** How long it took, where whoever ran it looked at the clock. */
  readonly seconds?: number
}

/** A check that passes or fails, as a suite of one. */
export const oneCheck = (name: string, failures: readonly string[]): SuiteResult => ({
  name,
  passed: failures.length === 0 ? 1 : 0,
  failed: failures.length === 0 ? 0 : 1,
  failures,
})

export const ranNothing = ({ passed, failed }: SuiteResult): boolean => passed + failed === 0

/** The last line of `npm test`: over all suites, a suite without a test counts as one that failed. */
export const totalOf = (
  results: readonly SuiteResult[],
): { readonly passed: number; readonly failed: number } => ({
  passed: results.reduce((sum, { passed }) => sum + passed, 0),
  failed: results.reduce((sum, result) => sum + (ranNothing(result) ? 1 : result.failed), 0),
})

export const summaryOf = (result: SuiteResult): string => {
  const counts = ranNothing(result) ? 'ran no test' : `${result.passed} passed, ${result.failed} failed`
  const took = result.seconds === undefined ? '' : ` (${result.seconds.toFixed(1)} s)`
  return `${result.failed === 0 && !ranNothing(result) ? '  ok  ' : 'FAILED'} ${result.name}: ${counts}${took}`
}
