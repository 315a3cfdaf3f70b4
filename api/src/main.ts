import { readConfig } from './config.ts'
import { startApi } from './start.ts'
import { StartError } from './start-error.ts'

// The API's process. Its parent gets { type: 'listening', port } once calls are answered, and { type: 'waiting' } every
// second while the database is not there yet.

const stopWithin = 5000

const tellParent = (message: { type: 'listening'; port: number } | { type: 'waiting' }) => {
  if (process.send) process.send(message)
  else if (message.type === 'listening') process.stdout.write(`${JSON.stringify(message)}\n`)
}

/** Before it is up there is nothing to end in order. */
let stop = async (): Promise<void> => {}

const stopOnSignals = () => {
  let stopping = false
  const stopOnce = () => {
    if (stopping) return
    stopping = true
    setTimeout(() => process.exit(1), stopWithin).unref()
    stop().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  process.on('SIGTERM', stopOnce)
  process.on('SIGINT', stopOnce)
  // Without its parent nobody could stop it any more.
  process.on('disconnect', stopOnce)
}

try {
  const config = readConfig()
  stopOnSignals()
  const api = await startApi(config, { onWaiting: () => tellParent({ type: 'waiting' }) })
  stop = api.stop
  tellParent({ type: 'listening', port: api.port })
} catch (error) {
  if (error instanceof StartError) process.stderr.write(`${error.message}\n`)
  else process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`)
  process.exit(1)
}
