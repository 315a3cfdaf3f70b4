import { type ChildProcess, fork } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import * as z from 'zod/mini'
import { apiReadiness } from '../health.ts'
import type { Report } from '../log.ts'
import { StartError } from '../start-error.ts'

/** The API as the document server knows it, wherever it runs. */
export interface Api {
  /** Null while it is away. */
  readonly address: () => string | null
  readonly stop: () => Promise<void>
}

interface ProcessOptions {
  readonly script?: string
  readonly env: Readonly<Record<string, string | undefined>>
  readonly report: Report
  readonly firstStart?: number
}

const apiScript = fileURLToPath(new URL('../../../api/src/main.ts', import.meta.url))
const listening = z.object({ type: z.literal('listening'), port: z.int() })
/** Said every second by an API whose database is not there yet. */
const waiting = z.object({ type: z.literal('waiting') })

/**
 * The process that answers members has no business with the key that signs releases, nor with the bucket that they come
 * from: it reads the folder that its parent keeps.
 */
const withoutReleaseKey = ({
  REGISTRY_PRIVATE_KEY: _,
  REGISTRY_BUCKET: __,
  ...env
}: NodeJS.ProcessEnv): NodeJS.ProcessEnv => env

/** Resolves once the API says that it is ready: one elsewhere may be away, or wait for its database. */
export const untilReady = async (addressOf: Api['address'], report: Report): Promise<void> => {
  for (let tries = 0; (await apiReadiness(addressOf())) !== 'ready'; tries++) {
    if (tries === 0) report('the start waits for the api')
    await wait(500)
  }
}

/** An API that somebody else runs. */
export const apiElsewhere = (address: string): Api => ({ address: () => address, stop: async () => {} })

/**
 * Runs the API as a child. Resolves once it listens; one that ends before that, or gives no sign for `firstStart`
 * milliseconds, stops the start. One that ends later is started again: after 100 ms, then twice as long each time up to
 * 3 s, so that it is back within 5 s.
 */
export const startApiProcess = async ({
  script = apiScript,
  env,
  report,
  firstStart = 120_000,
}: ProcessOptions): Promise<Api> => {
  let child: ChildProcess | null = null
  let address: string | null = null
  let stopping = false
  let delay = 100
  let restart: NodeJS.Timeout | undefined
  let tooLong: NodeJS.Timeout | undefined

  const run = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const started = fork(script, [], {
        env: withoutReleaseKey({ ...process.env, ...env }),
        stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      })
      child = started
      started.on('message', (message) => {
        if (waiting.safeParse(message).success) tooLong?.refresh()
        const parsed = listening.safeParse(message)
        if (!parsed.success) return
        address = `http://127.0.0.1:${parsed.data.port}`
        resolve()
      })
      started.on('error', (cause) => reject(cause))
      started.on('exit', (code, signal) => {
        const lived = address !== null
        address = null
        child = null
        if (stopping) return
        const how = signal ?? `code ${code}`
        if (lived) delay = 100
        reject(new StartError(`the API ended at its start (${how}); its own line says why`))
        if (everListened) restartLater(how)
      })
    })

  const restartLater = (how: string) => {
    report('api ended, starting it again', { how, inMilliseconds: delay })
    restart = setTimeout(() => void run().catch(() => {}), delay)
    delay = Math.min(delay * 2, 3000)
  }

  const stop = async () => {
    stopping = true
    clearTimeout(restart)
    const running = child
    if (!running) return
    const ended = new Promise<void>((resolve) => running.once('exit', () => resolve()))
    running.kill('SIGTERM')
    const impatience = setTimeout(() => running.kill('SIGKILL'), 4000)
    await ended
    clearTimeout(impatience)
  }

  let everListened = false
  tooLong = setTimeout(() => void child?.kill('SIGKILL'), firstStart)
  try {
    await run()
    everListened = true
  } finally {
    clearTimeout(tooLong)
    tooLong = undefined
  }
  return { address: () => address, stop }
}
