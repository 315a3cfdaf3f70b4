import { existsSync } from 'node:fs'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { longPatience } from '../../shell/server/api/first-data.ts'
import { readConfig } from '../../shell/server/config.ts'
import { createSeenRegistry } from '../../shell/server/registry/seen-registry.ts'
import { storeLayout } from '../../shell/server/registry/store-layout.ts'
import { registryToChange, swapRegistry } from '../../shell/server/registry/swap-registry.ts'
import { type RunningSite, runSite } from '../../shell/server/run-site.ts'
import type { Build } from '../build/build-part.ts'
import { registryNow } from '../release/change-store.ts'
import { publish } from '../release/publish.ts'
import type { Store } from '../release/store.ts'
import { demoTemplate } from './demo-template.ts'

/** Nothing of the operator's: neither their database nor their providers may be reached from here. */
const environment = (dataDir: string, store: Store): Record<string, string> => ({
  PATH: process.env.PATH ?? '',
  HOME: process.env.HOME ?? '',
  NODE_ENV: 'test',
  PORT: '0',
  DATA_DIR: dataDir,
  DEMO_LIFE: 'off',
  // Its pages say what is wrong; what the API says as it ends under them is no news.
  LOG_LEVEL: 'fatal',
  RATE_LIMIT_FACTOR: '1000',
  REGISTRY_PRIVATE_KEY: store.keys.privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64'),
})

/** What visitors get today, in a store of its own: neither candidates nor what could be gone back to. */
const copyOfRunning = async (store: Store, dataDir: string): Promise<Store> => {
  const folder = join(dataDir, 'registry')
  const copy = { folder, keys: store.keys, seen: createSeenRegistry(dataDir, folder, store.keys.publicKey) }
  const { parts } = await registryNow(store)
  const current = Object.entries(parts)
    .map(([part, entry]) => [part, entry.current] as const)
    // What several machines share may be damaged, so that it is not here: a release of it mends that.
    .filter(([part, { version }]) => existsSync(storeLayout(store.folder).release(part, version)))
  for (const [part, { version }] of current)
    await cp(storeLayout(store.folder).release(part, version), storeLayout(folder).release(part, version), {
      recursive: true,
    })
  const running = current.map(([part, release]) => [part, { current: release, previous: [], canary: null }])
  await swapRegistry(copy, await registryToChange(copy), Object.fromEntries(running))
  return copy
}

/**
 * The site as it would be with these builds: they beside what runs in the store, with the demo's members, on this
 * machine alone and on a port of its own. What publishing would refuse is refused here as well.
 */
export const startSmokeSite = async (store: Store, builds: readonly Build[]): Promise<RunningSite> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'lonk-smoke-'))
  const remove = () => rm(dataDir, { recursive: true, force: true })
  try {
    const env = environment(dataDir, store)
    await cp(await demoTemplate(env), dataDir, { recursive: true })
    await publish(await copyOfRunning(store, dataDir), builds, { budgets: false })
    // A document that went out before its member was known has no notices: none would be tried.
    const site = await runSite(readConfig(env), { env, patience: longPatience, report: () => undefined })
    return {
      ...site,
      stop: async () => {
        await site.stop()
        await remove()
      },
    }
  } catch (cause) {
    await remove()
    throw cause
  }
}
