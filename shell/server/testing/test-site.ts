import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { longPatience, type Patience } from '../api/first-data.ts'
import { readConfig } from '../config.ts'
import { type RunningSite, runSite } from '../run-site.ts'
import { createTestStore, type TestStore } from './test-store.ts'

export interface TestSite extends RunningSite {
  readonly store: TestStore
  readonly dataDir: string
  /** Names of what was reported. */
  readonly reports: readonly string[]
  readonly get: (path: string, headers?: Record<string, string>) => Promise<Response>
  readonly html: (path: string, headers?: Record<string, string>) => Promise<string>
  /** Another process on the same store and data folder, once this one has ended. */
  readonly restart: () => Promise<TestSite>
}

interface TestSettings {
  readonly apiUrl?: string
  readonly apiScript?: string
  readonly trustProxy?: boolean
  readonly patience?: Patience
  readonly metricsPort?: number
  readonly trialOrigins?: string
  readonly trialSite?: string
}

/** On a busy machine a stand-in that answers at once may still answer late: only tests of lateness are impatient. */
export const shortPatience: Patience = { help: 30, language: 60, text: 60, render: 60, together: 60 }

/** A whole site on a free port with a store and a data folder of its own. */
export const startTestSite = (settings: TestSettings = {}) =>
  startOn(createTestStore(), mkdtempSync(join(tmpdir(), 'lonk-data-')), settings)

const startOn = async (store: TestStore, dataDir: string, settings: TestSettings): Promise<TestSite> => {
  const reports: string[] = []
  const publicKey = store.keys.publicKey.export({ type: 'spki', format: 'der' }).toString('base64')
  const config = readConfig({
    PORT: '0',
    DATA_DIR: dataDir,
    REGISTRY: store.folder,
    API_URL: settings.apiUrl,
    SITE_METRICS_PORT: settings.metricsPort?.toString(),
    TRIAL_ORIGINS: settings.trialOrigins,
    TRUST_PROXY: settings.trustProxy ? 'on' : 'off',
  })
  const site = await runSite(config, {
    report: (event) => reports.push(event),
    env: { REGISTRY_PUBLIC_KEY: publicKey },
    patience: settings.patience ?? longPatience,
    ...(settings.trialSite ? { liveReload: { problem: () => '' }, trialSite: settings.trialSite } : {}),
    ...(settings.apiScript ? { apiScript: settings.apiScript } : {}),
  })
  let ended = false
  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(site.address + path, { headers, redirect: 'manual' })
  return {
    ...site,
    store,
    dataDir,
    reports,
    get,
    html: async (path: string, headers?: Record<string, string>) => (await get(path, headers)).text(),
    restart: async () => {
      ended = true
      await site.stop()
      return startOn(store, dataDir, settings)
    },
    stop: async () => {
      if (!ended) await site.stop()
      store.remove()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
