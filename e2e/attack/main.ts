// npm run attack [-- <kinds>] [--seed <number>]: attacks the project's own site as a stranger would, on a PostgreSQL
// server with three processes of the API behind a document server. One line each; the last one adds them up.
import { randomInt } from 'node:crypto'
import { kinds } from './kinds.ts'
import { type Counts, createSuite, listed } from './suite.ts'
import { startWorld } from './world/world.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)

const { wanted, seeds } = readArguments(process.argv.slice(2))
const counts: Counts = { passed: 0, failed: 0 }
const began = performance.now()
say(`attack: ${wanted.join(', ')}; seeds of the fuzz: ${seeds.join(', ')} (--seed <number> repeats one)`)
const world = await startWorld()
try {
  for (const name of wanted) {
    const started = performance.now()
    const suite = createSuite(name, { world, seeds, counts, say })
    await kinds[name]?.(suite)
    await suite.attack('the books hold and every process lives', async () => {
      const broken = await world.office.newlyBroken()
      const sentences = broken.map(({ invariant, rows }) => `${invariant} (${rows.length} rows)`)
      return listed('broken', [...sentences, ...world.died()])
    })
    say(`       ${name}: ${Math.round((performance.now() - started) / 1000)} s`)
  }
} finally {
  await world.stop()
}
say(`in ${Math.round((performance.now() - began) / 1000)} s`)
say(`${counts.passed} passed, ${counts.failed} failed`)
process.exitCode = counts.failed === 0 ? 0 : 1

function readArguments(given: readonly string[]): { wanted: readonly string[]; seeds: readonly number[] } {
  const place = given.indexOf('--seed')
  const seed = place < 0 ? null : Number(given[place + 1])
  if (seed !== null && !Number.isSafeInteger(seed)) stopWith('--seed needs a whole number')
  const names = given.filter((_, index) => place < 0 || (index !== place && index !== place + 1))
  const unknown = names.filter((name) => !(name in kinds))
  if (unknown.length > 0)
    stopWith(`unknown: ${unknown.join(', ')}; there are ${Object.keys(kinds).join(', ')}`)
  return {
    wanted: names.length > 0 ? names : Object.keys(kinds),
    seeds: seed === null ? [randomInt(2 ** 31), randomInt(2 ** 31)] : [seed],
  }
}

function stopWith(reason: string): never {
  process.stderr.write(`${reason}\n`)
  process.exit(2)
}
