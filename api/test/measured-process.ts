import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import * as z from 'zod/mini'
import { type ApiProcess, startProcess } from './api-process.ts'
import { testEnvironment } from './harness.ts'

const meter = fileURLToPath(new URL('turn-meter.ts', import.meta.url))
const told = z.object({ longest: z.number() })

export type MeasuredProcess = ApiProcess & {
  /**
   * Milliseconds of processor time that the longest turn of its event loop took since this was asked last: every other
   * call waited at least as long.
   */
  longestTurn: () => Promise<number>
}

/** The API as a process of its own that tells how long it did not respond. */
export const startMeasured = async (
  dataDir: string,
  env: Record<string, string> = {},
): Promise<MeasuredProcess> => {
  const started = await startProcess(
    testEnvironment(dataDir, undefined, { ...env, NODE_OPTIONS: `--import=${meter}` }),
  )
  if (!('child' in started)) throw new Error(`It did not start: ${started.stderr}`)
  const { child } = started
  return {
    ...started,
    longestTurn: async () => {
      const answer = once(child, 'message')
      child.send('longest turn?')
      const [message] = await answer
      return told.parse(message).longest
    },
  }
}
