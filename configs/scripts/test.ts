// npm test [-- --full]: everything, from types to browsers; the last line adds up all suites.
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { commitNumber } from '../checks/commit-number.ts'
import { staticChecks } from '../checks/static-checks.ts'
import { type SuiteResult, summaryOf, totalOf } from '../checks/suite-result.ts'
import { type JestRun, runAttacks, runBrowserTests, runJest } from '../checks/test-suites.ts'
import { installTestTools } from '../checks/test-tools.ts'
import { projectRoot } from '../project.ts'
import { say, seconds } from './say.ts'

const began = performance.now()
const full = process.argv.includes('--full')
const env = full ? { TEST_FULL: '1' } : { SECOND_TRY: '1' }
await mkdir(join(projectRoot, '.cache/test'), { recursive: true })

say('Looking for a browser and a PostgreSQL server ...')
await installTestTools(say)

/*
 * Everything has run on the embedded database by then: the short run repeats one half of it on a server, the other one
 * with the next commit. What kills the API takes minutes: on both databases in the full run only.
 */
const onPostgres = (): JestRun => {
  const name = 'jest, API on PostgreSQL'
  if (full)
    return {
      project: 'node',
      name,
      files: '/api/(src/|test/(charging-at-once|(paying|sending|charging)-faults))',
    }
  const half = `${1 + (commitNumber() % 2)}/2`
  return {
    project: 'node',
    name: `${name}, half ${half}`,
    files: '/api/(src/|test/charging-at-once)',
    shard: half,
  }
}

const suites: readonly (() => Promise<SuiteResult>)[] = [
  ...staticChecks,
  () => runJest({ project: 'node', name: 'jest, node, embedded database' }, env),
  () => runJest(onPostgres(), { ...env, LONK_TEST_DB: 'postgres' }),
  () => runJest({ project: 'browser', name: 'jest, browser' }, env),
  () => runBrowserTests(env),
  ...(full ? [runAttacks] : []),
]
const results: SuiteResult[] = []
for (const suite of suites) {
  const result = await suite()
  for (const failure of result.failures) say(`${failure}\n`)
  say(summaryOf(result))
  results.push(result)
}

say(`\nAll suites in ${seconds(began)}:`)
for (const result of results) say(summaryOf(result))
const { passed, failed } = totalOf(results)
process.exitCode = failed === 0 ? 0 : 1
say(`${passed} passed, ${failed} failed`)
