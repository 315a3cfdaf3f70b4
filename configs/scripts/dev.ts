// npm run dev: every save of any part is built, published into a store of its own and reloads the open pages.
// npm run dev -- mf-chat: the same for one part and the shell, on a port of its own, beside the other remotes as they
// are deployed here. npm run dev -- mf-chat --production: that part alone, as members get it, in the deployed shell.
// npm run dev -- mf-chat --site https://lonk.example: the same, and pages of that site may have the part from here.
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { readConfig, type ServerConfig } from '../../shell/server/config.ts'
import { lockDataFolder } from '../../shell/server/data-folder.ts'
import { createBuildProblems } from '../../shell/server/development/build-problems.ts'
import { exitWithReason, stopOnSignals } from '../../shell/server/process-end.ts'
import { runSite } from '../../shell/server/run-site.ts'
import { StartError } from '../../shell/server/start-error.ts'
import { partNames } from '../project.ts'
import { adoptDeployed } from '../release/adopt-deployed.ts'
import { openStore } from '../release/store.ts'
import { sayAccounts } from './demo-accounts.ts'
import { fillDemo } from './fill-demo.ts'
import { partsNamed } from './parts-named.ts'
import { publishSaves } from './publish-saves.ts'
import { say } from './say.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    'no-demo': { type: 'boolean', default: false },
    production: { type: 'boolean', default: false },
    site: { type: 'string' },
  },
})
const env = { ...process.env, LOG_LEVEL: process.env.LOG_LEVEL || 'warn' }

interface Workshop {
  readonly parts: readonly string[]
  readonly config: ServerConfig
  readonly mode: 'development' | 'production'
}

/** 3101 and up, one for each remote; 3100 for the shell. */
const portOf = (part: string): number => 3100 + partNames.indexOf(part)

const wholeSite = async (usual: ServerConfig): Promise<Workshop> => {
  // What is being worked on is nobody else's.
  const config = { ...usual, registry: join(usual.dataDir, 'dev-registry'), registryBucket: null }
  lockDataFolder(config.dataDir).release()
  // What an earlier session left is of no use to anybody.
  await rm(config.registry, { recursive: true, force: true })
  return { parts: partNames, config, mode: 'development' }
}

/**
 * A site of its own data, so that it runs beside the deployed one and leaves that as it is. React comes from the shell,
 * and its warnings from a shell that is built for development: remotes run in such a shell however they were built,
 * while one that is built for development does not run in a deployed shell.
 */
const besideTheDeployed = async (usual: ServerConfig, parts: readonly string[]): Promise<Workshop> => {
  const dataDir = join(usual.dataDir, `dev-${parts.join('-')}`)
  const port = process.env.PORT ? usual.port : portOf(parts[0] ?? '')
  const config = { ...usual, dataDir, registry: join(dataDir, 'registry'), registryBucket: null, port }
  await adoptDeployed(usual, config)
  lockDataFolder(config.dataDir).release()
  if (values.production || values.site !== undefined) return { parts, config, mode: 'production' }
  return { parts: [...new Set(['shell', ...parts])], config, mode: 'development' }
}

/** Which other site's pages may have parts from here. */
const trialSiteOf = (address: string | undefined): string | null => {
  if (address === undefined) return null
  const url = URL.parse(address)
  if (positionals.length > 0 && url && /^https?:$/.test(url.protocol)) return url.origin
  throw new StartError(
    `--site is ${JSON.stringify(address)}: an address such as https://lonk.example and a remote are needed`,
  )
}

const develop = async (): Promise<void> => {
  const usual = readConfig(env)
  const trialSite = trialSiteOf(values.site)
  const { parts, config, mode } =
    positionals.length > 0 ? await besideTheDeployed(usual, partsNamed(positionals)) : await wholeSite(usual)
  const store = openStore(config, env)
  if (!values['no-demo']) await fillDemo(config.dataDir, env)

  const problems = createBuildProblems()
  const stopBuilding = await publishSaves({ store, parts, mode, problems })
  const site = await runSite(config, { env, liveReload: { problem: problems.text }, trialSite })
  stopOnSignals(async () => {
    stopBuilding()
    await site.stop()
  })
  say()
  say(`Lonk is at ${site.address}; every save reloads the open pages, or they show why it is not built.`)
  if (!values['no-demo']) sayAccounts(env)
  say(`  Mails and text messages: ${site.address}/dev/outbox`)
  if (trialSite)
    for (const part of parts)
      say(`  At ${trialSite}: npm run registry -- try ${part} --from ${site.local} --site ${trialSite}`)
  say('  Ctrl-C stops it.')
}

try {
  await develop()
} catch (cause) {
  exitWithReason(cause)
}
