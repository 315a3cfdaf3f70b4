import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { compileCache } from './compile-cache.ts'

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url))

export type ApiProcess = {
  child: ChildProcess
  url: string
  /** Everything it has written so far. */
  log: () => string
}
export type FailedStart = { exitCode: number | null; stderr: string }

type Told = { type?: string; port?: number }

/** Starts `src/main.ts` as production does; resolves when it listens, or when it has given up. */
export const startProcess = async (
  env: Record<string, string>,
  { onWaiting = () => {} }: { onWaiting?: () => void } = {},
): Promise<ApiProcess | FailedStart> => {
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env.PATH ?? '', NODE_COMPILE_CACHE: compileCache, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let stdout = ''
  let stderr = ''
  child.stdout?.on('data', (chunk: Buffer) => {
    stdout += chunk.toString()
  })
  child.stderr?.on('data', (chunk: Buffer) => {
    stderr += chunk.toString()
  })
  const listening = new Promise<ApiProcess>((resolve) => {
    child.on('message', ({ type, port }: Told) => {
      if (type === 'waiting') onWaiting()
      if (type === 'listening')
        resolve({ child, url: `http://127.0.0.1:${port}`, log: () => stdout + stderr })
    })
  })
  const exited = once(child, 'exit').then(([exitCode]: (number | null)[]) => ({
    exitCode: exitCode ?? null,
    stderr,
  }))
  return Promise.race([listening, exited])
}

/** Waits for the end and answers how it went. */
export const ended = async (child: ChildProcess): Promise<{ code: number | null; signal: string | null }> => {
  const [code, signal] = await once(child, 'exit')
  return { code, signal }
}
