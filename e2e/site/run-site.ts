import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { longPatience, type Patience } from '../../shell/server/api/first-data.ts'
import { readConfig } from '../../shell/server/config.ts'
import { type RunningSite, runSite } from '../../shell/server/run-site.ts'

export type { RunningSite }

/** Made once for a run by prepare.ts. */
export const templateFolder: string = fileURLToPath(new URL('../../.cache/e2e/template', import.meta.url))

/**
 * A whole site on a free port, as `npm start` runs it, with a clock that tests may move. Its documents wait for the
 * API unless told otherwise: pages that came without their member are made by the tests about them.
 */
export const startSite = (
  dataDir: string,
  extra: Record<string, string> = {},
  patience: Patience = longPatience,
): Promise<RunningSite> => {
  const env = {
    ...process.env,
    NODE_ENV: 'test',
    PORT: '0',
    DATA_DIR: dataDir,
    DEMO_LIFE: 'off',
    LOG_LEVEL: 'error',
    ...extra,
  }
  return runSite(readConfig(env), { env, patience, report: () => undefined })
}

/** A copy of the template's folder, and the way to remove it. */
export const copyTemplate = async (): Promise<{ folder: string; remove: () => Promise<void> }> => {
  const folder = await mkdtemp(join(tmpdir(), 'lonk-e2e-'))
  await cp(templateFolder, folder, { recursive: true })
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) }
}
