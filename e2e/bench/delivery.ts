import { spawn } from 'node:child_process'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { publish } from '@lonk/configs/release/publish.ts'
import { openStore } from '@lonk/configs/release/store.ts'
import { projectAt } from '../site/project-copy.ts'
import { startSite } from '../site/run-site.ts'
import { buildsUntilFifty } from './fifty-remotes.ts'
import { untilReady } from './filled-site.ts'
import { benchFolder, dataDir, publishSite } from './sites.ts'
import { median } from './table.ts'

// npm run bench:delivery [-- --rounds 3]: how long a team waits from its command until a visitor's next document has it.

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '3' } } })
const rounds = Number(values.rounds)
const part = 'mf-payments'
/** A page of the part, for visitors. */
const page = '/premium'

const registry = join(dataDir, 'registry')

const versionIn = (html: string): string => html.match(new RegExp(`/r/${part}/([^/"]+)/`))?.[1] ?? ''

/** What the next visitor gets. */
const served = async (address: string): Promise<string> =>
  versionIn(await (await fetch(address + page)).text())

/** A team's sources, with a text of theirs changed each time: a release of what ran before is none. */
const startTeam = async () => {
  const project = await projectAt('HEAD')
  const catalogue = join(project.folder, part, 'src/locales/pl.json')
  const texts = await readFile(catalogue, 'utf8')
  const title = JSON.stringify(JSON.parse(texts).credits.title)
  const run = (script: string, ...options: readonly string[]) => {
    const file = join(project.folder, 'configs/scripts', `${script}.ts`)
    const child = spawn(process.execPath, [file, part, ...options], {
      cwd: project.folder,
      env: { ...process.env, NODE_ENV: '', DATA_DIR: dataDir, REGISTRY: registry },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let said = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (said += String(data)))
    return new Promise<void>((resolve, reject) =>
      child.on('close', (code) => (code === 0 ? resolve() : reject(new Error(`${script} failed:\n${said}`)))),
    )
  }
  return {
    write: (words: string) =>
      writeFile(catalogue, texts.replace(title, JSON.stringify(`${JSON.parse(title)} ${words}`))),
    release: (...options: readonly string[]) => run('release', '--note', 'bench:delivery', ...options),
    rollback: () => run('rollback'),
    remove: project.remove,
  }
}

/** Seconds from the command until the first document that does not have what the last one had. */
const untilServed = async (address: string, command: () => Promise<void>): Promise<number> => {
  const before = await served(address)
  const began = performance.now()
  const done = command()
  let over = false
  const end = () => {
    over = true
  }
  done.then(end, end)
  while ((await served(address)) === before) {
    // A command that has ended is served: it never says so of what is not.
    if (over && (await served(address)) === before) {
      await done
      throw new Error('the command has ended, and the next document does not have it')
    }
    // A document takes a few milliseconds of the processors that the team's command works with.
    await wait(50)
  }
  const seconds = (performance.now() - began) / 1000
  await done
  return seconds
}

const acts = [
  'checked, tested, tried in a browser',
  'with --force: built, checked, published',
  'rollback',
] as const
type Times = Readonly<Record<(typeof acts)[number], number[]>>
const noTimes = (): Times => ({ [acts[0]]: [], [acts[1]]: [], [acts[2]]: [] })

await publishSite()
const site = await startSite(dataDir, { RATE_LIMIT_FACTOR: '1000' })
await untilReady(site.address)
const team = await startTeam()
const times = { five: noTimes(), fifty: noTimes() }
try {
  for (const [registered, measured] of Object.entries(times)) {
    if (registered === 'fifty') {
      const more = await buildsUntilFifty(join(benchFolder, 'more'))
      await publish(openStore({ dataDir, registry, production: false }), more, { budgets: false })
    }
    // Round 0 fills the caches of the build, of the tests and of the demo, as a team's machine has them.
    for (let round = 0; round <= rounds; round += 1) {
      const taken: number[] = []
      const take = async (command: () => Promise<void>) => {
        const seconds = await untilServed(site.address, command)
        const act = acts[taken.push(seconds) - 1]
        process.stderr.write(
          `${registered} remotes, round ${round} of ${rounds}: ${act}, ${seconds.toFixed(1)} s\n`,
        )
      }
      for (const options of [[], ['--force']]) {
        await team.write(`${registered} ${round} ${options.length}`)
        await take(() => team.release(...options))
      }
      await take(team.rollback)
      if (round > 0) for (const [at, act] of acts.entries()) measured[act].push(taken[at] ?? Number.NaN)
    }
  }
} finally {
  await site.stop()
  await team.remove()
  // The next benchmark begins with the remotes that there are.
  for (const folder of [registry, join(benchFolder, 'more')])
    await rm(folder, { recursive: true, force: true })
}

const shown = (seconds: readonly number[]): string =>
  `${median(seconds).toFixed(1)} (${Math.min(...seconds).toFixed(1)}–${Math.max(...seconds).toFixed(1)})`
process.stdout.write(
  [
    `Seconds from a team's command until a visitor's next document has it: medians of ${rounds}, in brackets the least and`,
    `the greatest; ${cpus().length} processors, ${part}, the site and its database on the same machine.`,
    '',
    '| | 5 remotes | 50 remotes | ratio |',
    '| --- | ---: | ---: | ---: |',
    ...acts.map((act) => {
      const [five, fifty] = [times.five[act], times.fifty[act]]
      return `| ${act} | ${shown(five)} | ${shown(fifty)} | ${(median(fifty) / median(five)).toFixed(2)} |`
    }),
    '',
  ].join('\n'),
)
