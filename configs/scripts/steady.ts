// npm run steady -- 41 50 PostgreSQL: jest's tests over and over, each time in another order and with other cells of the
// matrices, none forgiven. `taskset -c 0` before it takes all cores but one away, where tests that wait too briefly
// show. The numbers are seeds, first and last; words choose suites by their names; a seed that failed fails again.
import { join } from 'node:path'
import { exitWithReason } from '../../shell/server/process-end.ts'
import { jestRuns } from '../checks/jest-runs.ts'
import { totalOf } from '../checks/suite-result.ts'
import { runJest } from '../checks/test-suites.ts'
import { installTestTools } from '../checks/test-tools.ts'
import { projectRoot } from '../project.ts'
import { runSuites } from './run-suites.ts'
import { say } from './say.ts'

const given = process.argv.slice(2)
const [first = 1, last = first + 9] = given
  .map(Number)
  .filter((number) => Number.isInteger(number) && number > 0)
const words = given.filter((argument) => Number.isNaN(Number(argument)))

const seeds = Array.from({ length: last - first + 1 }, (_, index) => first + index)

const runsWith = (seed: number) =>
  jestRuns({ full: false, turn: seed })
    .filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)))
    .map((run) => ({ ...run, name: `${run.name}, seed ${seed}`, seed }))

const envWith = (seed: number) => ({
  MATRIX_CELL: `${seed}`,
  NODE_COMPILE_CACHE: join(projectRoot, '.cache/test/compiled'),
})

try {
  await installTestTools(say, false)
  const suites = seeds.flatMap((seed) => runsWith(seed).map((run) => () => runJest(run, envWith(seed))))
  const { passed, failed } = totalOf(await runSuites(suites))
  process.exitCode = failed === 0 ? 0 : 1
  say(`${passed} passed, ${failed} failed`)
} catch (cause) {
  exitWithReason(cause)
}
