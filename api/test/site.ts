import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '../src/config.ts'
import { type RunningApi, startApi } from '../src/start.ts'
import { checkInvariants } from './invariants.ts'

/** TEMP until the shared harness stands. */
export const startSite = async (
  env: Record<string, string> = {},
): Promise<RunningApi & { end: () => Promise<void> }> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'lonk-test-'))
  const api = await startApi(
    readConfig({
      NODE_ENV: 'test',
      DATA_DIR: dataDir,
      DEMO_LIFE: 'off',
      SECRET: 'a secret of tests, long enough to be one',
      PUBLIC_URL: 'http://localhost:3999',
      ...(process.env.TMP_DB ? { DATABASE_URL: process.env.TMP_DB } : {}),
      ...env,
    }),
  )
  return {
    ...api,
    end: async () => {
      await checkInvariants(api.services.db).finally(async () => {
        await api.stop()
        await rm(dataDir, { recursive: true, force: true })
      })
    },
  }
}
