import { filesBelow } from './project-files.ts'
import type { JestRun } from './test-suites.ts'

/** The API's tests that run on both databases. */
const onBoth = [
  ...filesBelow('api/src', (path) => path.endsWith('.test.ts')),
  'api/test/charging-at-once.test.ts',
].sort()

/** They kill the API. */
const faults = ['paying', 'sending', 'charging'].map((act) => `api/test/${act}-faults.test.ts`)

const others = (files: readonly string[], than: readonly string[]): readonly string[] =>
  files.filter((file) => !than.includes(file))

/**
 * All tests of jest, each of the short run once: every twelfth file of the API, and one of those that kill it, on the
 * embedded database, where a file takes twice the time, the others on a server. Which they are moves on with `turn`.
 * The full run has all on both.
 */
export const jestRuns = ({ full, turn }: { full: boolean; turn: number }): readonly JestRun[] => {
  const inTurn = (files: readonly string[], every: number) =>
    files.filter((_, index) => index % every === turn % every)
  const embedded = full ? onBoth : inTurn(onBoth, 12)
  const embeddedFaults = full ? faults : inTurn(faults, faults.length)
  return [
    {
      project: 'node',
      name: 'jest, node, on one database alone',
      otherThan: [...onBoth, ...others(faults, embeddedFaults)],
    },
    {
      project: 'node',
      name: `jest, API on the embedded database${full ? '' : ', every twelfth'}`,
      joined: embedded,
    },
    {
      project: 'node',
      name: `jest, API on PostgreSQL${full ? '' : ', the others'}`,
      only: full ? faults : others(faults, embeddedFaults),
      joined: full ? onBoth : others(onBoth, embedded),
      database: 'postgres',
    },
    { project: 'browser', name: 'jest, browser' },
  ]
}
