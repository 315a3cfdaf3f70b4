import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Patience } from '../api/first-data.ts'
import { readConfig } from '../config.ts'
import { runSite } from '../run-site.ts'
import { createTestStore } from './test-store.ts'

interface TestSettings {
  readonly apiUrl?: string
  readonly apiScript?: string
  readonly trustProxy?: boolean
  readonly patience?: Patience
}

/** On a busy machine a stand-in that answers at once may still answer late: only tests of lateness are impatient. */
const longPatience: Patience = { help: 20_000, language: 20_000, text: 20_000 }
export const shortPatience: Patience = { help: 30, language: 60, text: 60 }

/** A whole site on a free port with a store and a data folder of its own. */
export const startTestSite = async (settings: TestSettings = {}) => {
  const store = createTestStore()
  const dataDir = mkdtempSync(join(tmpdir(), 'lonk-data-'))
  const reports: string[] = []
  const publicKey = store.keys.publicKey.export({ type: 'spki', format: 'der' }).toString('base64')
  const config = readConfig({
    PORT: '0',
    DATA_DIR: dataDir,
    REGISTRY: store.folder,
    API_URL: settings.apiUrl,
    TRUST_PROXY: settings.trustProxy ? 'on' : 'off',
  })
  const site = await runSite(config, {
    report: (event) => reports.push(event),
    env: { REGISTRY_PUBLIC_KEY: publicKey },
    patience: settings.patience ?? longPatience,
    ...(settings.apiScript ? { apiScript: settings.apiScript } : {}),
  })
  return {
    ...site,
    store,
    dataDir,
    reports,
    get: (path: string, headers: Record<string, string> = {}) =>
      fetch(site.address + path, { headers, redirect: 'manual' }),
    stop: async () => {
      await site.stop()
      store.remove()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

export type TestSite = Awaited<ReturnType<typeof startTestSite>>
