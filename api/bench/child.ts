import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/** A process under load. */
export type Child = { pid: number; url: string; stop: () => Promise<void> }

/** Starts a file of ours, named from this folder, that says by a message at which port it listens. */
export const startChild = async (file: string, environment: Record<string, string>): Promise<Child> => {
  const child = fork(fileURLToPath(new URL(file, import.meta.url)), {
    env: { PATH: process.env.PATH, ...environment },
    execArgv: [],
  })
  // A measurement that fails leaves nobody behind.
  process.once('exit', () => child.kill())
  const [{ port }] = await once(child, 'message')
  if (child.pid === undefined) throw new Error(`${file} did not start`)
  return {
    pid: child.pid,
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      const stopped = once(child, 'exit')
      child.kill('SIGTERM')
      await stopped
    },
  }
}
