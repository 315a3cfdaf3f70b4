// npm test [-- --full]: everything, from types to browsers; the last line adds up all suites.
// npm test -- mf-chat: checks and jest's tests of that package; no release of it asks for them again at this commit.
import { join } from 'node:path'
import { exitWithReason } from '../../shell/server/process-end.ts'
import { commitNumber } from '../checks/commit-number.ts'
import { jestRuns } from '../checks/jest-runs.ts'
import { staticChecks, staticChecksOf } from '../checks/static-checks.ts'
import { type SuiteResult, summaryOf, totalOf } from '../checks/suite-result.ts'
import { runAttacks, runBrowserTests, runDrill, runJest, runJestIn } from '../checks/test-suites.ts'
import { installTestTools } from '../checks/test-tools.ts'
import { projectRoot } from '../project.ts'
import { originOf } from '../release/origin.ts'
import { packagesNamed } from './packages-named.ts'
import { rememberPassed } from './pass-gate.ts'
import { runSuites } from './run-suites.ts'
import { say, seconds } from './say.ts'

const began = performance.now()
const full = process.argv.includes('--full')
const env = {
  ...(full ? { TEST_FULL: '1' } : { SECOND_TRY: '1', MATRIX_CELL: `${commitNumber()}` }),
  // Sites and APIs are started hundreds of times: what the first of them compiled serves all.
  NODE_COMPILE_CACHE: join(projectRoot, '.cache/test/compiled'),
}

/** The full run has the tests of each file of jest in another order with each commit. */
const order = full ? { seed: commitNumber() } : {}

type Suites = readonly (() => Promise<SuiteResult>)[]

const suitesOf = (folders: readonly string[]): Suites => [
  ...staticChecksOf(folders),
  ...folders.filter((folder) => folder !== 'e2e').map((folder) => () => runJestIn(folder, env)),
]

const allSuites: Suites = [
  ...staticChecks,
  ...jestRuns({ full, turn: commitNumber() }).map((run) => () => runJest({ ...run, ...order }, env)),
  () => runBrowserTests(env),
  ...(full ? [runAttacks, runDrill] : []),
]

try {
  const named = packagesNamed(process.argv.slice(2))
  if (named.length === 0 || named.includes('api')) {
    say('Looking for a browser and a PostgreSQL server ...')
    await installTestTools(say, full && named.length === 0)
  }
  const results = await runSuites(named.length > 0 ? suitesOf(named) : allSuites)
  say(`\nAll suites in ${seconds(began)}:`)
  for (const result of results) say(summaryOf(result))
  const { passed, failed } = totalOf(results)
  process.exitCode = failed === 0 ? 0 : 1
  if (failed === 0) rememberPassed(named, await originOf({ folder: projectRoot }))
  say(`${passed} passed, ${failed} failed`)
} catch (cause) {
  exitWithReason(cause)
}
