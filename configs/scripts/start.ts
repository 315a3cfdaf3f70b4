import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { readConfig, type ServerConfig } from '../../shell/server/config.ts'
import { lockDataFolder } from '../../shell/server/data-folder.ts'
import { requireFreePort } from '../../shell/server/listen.ts'
import { exitWithReason, stopOnSignals } from '../../shell/server/process-end.ts'
import { type RunningSite, runSite } from '../../shell/server/run-site.ts'
import { buildParts } from '../build/build-part.ts'
import { callsOfCheckout } from '../contract/checkout-calls.ts'
import { partNames, projectRoot, remoteNames } from '../project.ts'
import { openPublishEndpoint } from '../publishing/endpoint.ts'
import { originOf } from '../release/origin.ts'
import { openStore } from '../release/store.ts'
import { sayAccounts } from './demo-accounts.ts'
import { fillDemo } from './fill-demo.ts'
import { publishNew } from './publish-new.ts'
import { say, seconds } from './say.ts'

const { values } = parseArgs({ options: { 'no-demo': { type: 'boolean', default: false } } })
const began = performance.now()

/** Quiet calls: this terminal belongs to a person; LOG_LEVEL=info shows each call. */
const env: Record<string, string | undefined> = {
  ...process.env,
  LOG_LEVEL: process.env.LOG_LEVEL || 'warn',
  ...(values['no-demo'] ? { DEMO_LIFE: 'off' } : {}),
}

const start = async (): Promise<RunningSite> => {
  const config = readConfig(env)
  await refuseWhatCannotStart(config)
  const demo = values['no-demo'] || config.production ? null : prepareDemo(config)
  // A failure is reported when its turn comes, below.
  demo?.catch(() => {})
  await buildAndPublish(config)
  await demo
  say('Starting the site ...')
  const site = await runSite(config, { env, publish: openPublishEndpoint(config, env) })
  await untilReady(site)
  return site
}

/** Before minutes are spent on building: the port, the folder and who else uses it. */
const refuseWhatCannotStart = async (config: ServerConfig): Promise<void> => {
  lockDataFolder(config.dataDir).release()
  await requireFreePort(config.port, config.host)
}

const prepareDemo = async (config: ServerConfig): Promise<void> => {
  const since = performance.now()
  const result = await fillDemo(config.dataDir, env)
  if (result === 'filled') say(`  database made and filled with the demo in ${seconds(since)}`)
}

const buildAndPublish = async (config: ServerConfig): Promise<void> => {
  say(`Building what changed (shell and ${remoteNames.length} remotes, two at once) ...`)
  const builds = await buildParts(partNames, 'production', ({ part, seconds: took }) => {
    if (took > 0) say(`  built ${part} in ${took.toFixed(1)} s`)
  })
  if (builds.every(({ seconds: took }) => took === 0)) say('  nothing to build')
  // A start is no release: it goes on whatever its parts weigh, and what is over its budget says so.
  const made = await originOf({ folder: projectRoot, overBudget: true })
  const store = openStore(config, env)
  // An API that is started here is this checkout's, whatever ran before.
  const beside = config.apiUrl ? store : { ...store, offeredCalls: async () => callsOfCheckout() }
  await publishNew(beside, builds, { made })
}

const untilReady = async ({ local }: RunningSite): Promise<void> => {
  const until = performance.now() + 120_000
  while (performance.now() < until) {
    const answer = await fetch(`${local}/readyz`).catch(() => null)
    await answer?.body?.cancel()
    if (answer?.ok) return
    await wait(100)
  }
  throw new Error(`the site did not become ready within two minutes: ${local}/readyz says what is missing`)
}

const welcome = (config: ServerConfig, { address }: RunningSite): void => {
  say()
  say(`Lonk is ready at ${address} after ${seconds(began)}.`)
  if (!config.production) {
    if (!values['no-demo']) sayAccounts(env)
    say(`  Mails and text messages: ${address}/dev/outbox`)
  }
  say('  Ctrl-C stops it.')
}

try {
  const site = await start()
  stopOnSignals(site.stop)
  welcome(readConfig(env), site)
} catch (cause) {
  exitWithReason(cause)
}
