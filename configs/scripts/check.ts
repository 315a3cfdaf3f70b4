import { staticChecks } from '../checks/static-checks.ts'
import { type SuiteResult, summaryOf, totalOf } from '../checks/suite-result.ts'
import { say } from './say.ts'

const results: SuiteResult[] = []
for (const check of staticChecks) {
  const result = await check()
  for (const failure of result.failures) say(`${failure}\n`)
  say(summaryOf(result))
  results.push(result)
}
const { passed, failed } = totalOf(results)
say(`${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
