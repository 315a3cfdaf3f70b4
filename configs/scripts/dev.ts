// npm run dev: every save of any part is built, published into a store of its own and reloads the open pages.
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { readConfig } from '../../shell/server/config.ts'
import { lockDataFolder } from '../../shell/server/data-folder.ts'
import { exitWithReason, stopOnSignals } from '../../shell/server/process-end.ts'
import { runSite } from '../../shell/server/run-site.ts'
import type { Build } from '../build/build-part.ts'
import { watchPart } from '../build/watch-part.ts'
import { partNames } from '../project.ts'
import { dropOldReleases } from '../release/drop-old-releases.ts'
import { publish } from '../release/publish.ts'
import { openStore } from '../release/store.ts'
import { fillDemo } from './fill-demo.ts'
import { say, seconds } from './say.ts'

const { values } = parseArgs({ options: { 'no-demo': { type: 'boolean', default: false } } })
const env = { ...process.env, LOG_LEVEL: process.env.LOG_LEVEL || 'warn' }

const develop = async (): Promise<void> => {
  const usual = readConfig(env)
  const config = { ...usual, registry: join(usual.dataDir, 'dev-registry') }
  lockDataFolder(config.dataDir).release()
  // What an earlier session left is of no use to anybody.
  await rm(config.registry, { recursive: true, force: true })
  const store = openStore(config, env)
  if (!values['no-demo']) await fillDemo(config.dataDir, env)

  const first = new Map<string, Build>()
  let turn: Promise<unknown> = Promise.resolve()
  const release = (builds: readonly Build[], what: string) => {
    const since = performance.now()
    turn = turn
      .then(() => publish(store, builds, { budgets: false }))
      .then(() => say(`${what} in ${seconds(since)}`))
      .catch((cause) => say(cause instanceof Error ? cause.message : String(cause)))
    return turn
  }
  let tellAllBuilt = () => {}
  const allBuilt = new Promise<void>((resolve) => {
    tellAllBuilt = resolve
  })

  say('Building all parts for development (the first time takes a minute) ...')
  const stops = partNames.map((part) =>
    watchPart(part, {
      onError: (text) => say(`\n${text}\n`),
      onBuilt: async (build) => {
        if (first.size === partNames.length) {
          await release([build], `${part} rebuilt and published`)
          await dropOldReleases(store.folder, part, 5)
          return
        }
        first.set(part, build)
        say(`  built ${part}`)
        if (first.size < partNames.length) return
        // Shell and remotes refer to each other: the first time they go together.
        await release([...first.values()], 'all parts published')
        tellAllBuilt()
      },
    }),
  )
  await allBuilt
  const site = await runSite(config, { env, liveReload: true })
  stopOnSignals(async () => {
    for (const stop of stops) stop()
    await site.stop()
  })
  say(`Lonk is at ${site.address}; every save reloads the open pages. Ctrl-C stops it.`)
}

try {
  await develop()
} catch (cause) {
  exitWithReason(cause)
}
