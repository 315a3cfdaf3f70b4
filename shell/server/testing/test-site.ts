import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '../config.ts'
import { runSite } from '../run-site.ts'
import { createTestStore } from './test-store.ts'

/** A whole site on a free port with a store and a data folder of its own. */
export const startTestSite = async (
  settings: { readonly apiUrl?: string; readonly apiScript?: string; readonly trustProxy?: boolean } = {},
) => {
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
