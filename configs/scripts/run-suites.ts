import { type SuiteResult, summaryOf } from '../checks/suite-result.ts'
import { say } from './say.ts'

/** One after the other, each reported as it ends. */
export const runSuites = async (
  suites: readonly (() => Promise<SuiteResult>)[],
): Promise<readonly SuiteResult[]> => {
  const results: SuiteResult[] = []
  for (const suite of suites) {
    const began = performance.now()
    const result = { ...(await suite()), seconds: (performance.now() - began) / 1000 }
    for (const failure of result.failures) say(`${failure}\n`)
    say(summaryOf(result))
    results.push(result)
  }
  return results
}
