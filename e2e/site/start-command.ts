import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runScript } from './running-script.ts'

const start = fileURLToPath(new URL('../../configs/scripts/start.mjs', import.meta.url))

export type StartedSite = { address: string; said: string; stop: () => Promise<void> }

/** `npm start -- …` in a folder of its own, until it says where it is. */
export const startCommand = async (...args: string[]): Promise<StartedSite> => {
  const folder = await mkdtemp(join(tmpdir(), 'lonk-start-'))
  const script = runScript(start, args, { PORT: '0', DATA_DIR: folder })
  // The last line of its welcome.
  const said = await script.says('Ctrl-C')
  return {
    address: /Lonk is ready at (\S+)/.exec(said)?.[1] ?? '',
    said,
    stop: async () => {
      await script.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
