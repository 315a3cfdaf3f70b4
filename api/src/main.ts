import { readConfig } from './config.ts'
import type { RunningApi } from './start.ts'
import { StartError } from './start-error.ts'

// The API's process. Its parent gets { type: 'listening', port } once calls are answered, and { type: 'waiting' } every
// second while the database is not there yet.

const stopWithin = 5000

const tellParent = (message: { type: 'listening'; port: number } | { type: 'waiting' }) => {
  if (process.send) process.send(message)
  else if (message.type === 'listening') process.stdout.write(`${JSON.stringify(message)}\n`)
}

/** Before it is up there is nothing to end in order. */
let stop: RunningApi['stop'] = async () => {}

const stopOnSignals = (drainMs: number) => {
  let stopping = false
  const stopOnce = (stayMs: number) => {
    if (stopping) return
    stopping = true
    setTimeout(() => process.exit(1), stayMs + stopWithin).unref()
    stop(stayMs).then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  process.on('SIGTERM', () => stopOnce(drainMs))
  process.on('SIGINT', () => stopOnce(0))
  // Without its parent nobody could stop it any more.
  process.on('disconnect', () => stopOnce(0))
}

try {
  const config = readConfig()
  stopOnSignals(config.drainSeconds * 1000)
  // Only now: whoever gave a setting that is refused is told before all the rest is read.
  const { startApi } = await import('./start.ts')
  const api = await startApi(config, { onWaiting: () => tellParent({ type: 'waiting' }) })
  stop = api.stop
  tellParent({ type: 'listening', port: api.port })
} catch (error) {
  if (error instanceof StartError) process.stderr.write(`${error.message}\n`)
  else process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`)
  process.exit(1)
}
