// npm run check: what needs nothing started or built. npm run check -- mf-chat: what can be said of that package without its tests.
import { exitWithReason } from '../../shell/server/process-end.ts'
import { staticChecks, staticChecksOf } from '../checks/static-checks.ts'
import { totalOf } from '../checks/suite-result.ts'
import { packagesNamed } from './packages-named.ts'
import { runSuites } from './run-suites.ts'
import { say } from './say.ts'

try {
  const named = packagesNamed(process.argv.slice(2))
  const results = await runSuites(named.length > 0 ? staticChecksOf(named) : staticChecks)
  const { passed, failed } = totalOf(results)
  say(`${passed} passed, ${failed} failed`)
  process.exitCode = failed === 0 ? 0 : 1
} catch (cause) {
  exitWithReason(cause)
}
