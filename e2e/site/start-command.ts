import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const start = fileURLToPath(new URL('../../configs/scripts/start.mjs', import.meta.url))

export type StartedSite = { address: string; said: string; stop: () => Promise<void> }

/** `npm start -- …` in a folder of its own, until it says where it is. */
export const startCommand = async (...args: string[]): Promise<StartedSite> => {
  const folder = await mkdtemp(join(tmpdir(), 'lonk-start-'))
  const child = spawn(process.execPath, [start, ...args], {
    env: { ...process.env, NODE_ENV: '', PORT: '0', DATA_DIR: folder },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = new Promise<void>((resolve) => child.on('close', () => resolve()))
  let said = ''
  const address = await new Promise<string>((resolve, reject) => {
    const hear = (data: Buffer) => {
      said += data.toString()
      const at = /Lonk is ready at (\S+)/.exec(said)?.[1]
      // The last line of its welcome.
      if (at && said.includes('Ctrl-C')) resolve(at)
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.on('close', () => reject(new Error(`the site did not start:\n${said}`)))
  })
  return {
    address,
    said,
    stop: async () => {
      child.kill('SIGTERM')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}
