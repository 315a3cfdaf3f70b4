import { readConfig } from './config.ts'
import { startApi } from './start.ts'
import { StartError } from './start-error.ts'

// The API's process. Its parent gets { type: 'listening', port } once calls are answered.

const stopWithin = 5000

const tellParent = (port: number) => {
  if (process.send) process.send({ type: 'listening', port })
  else process.stdout.write(`${JSON.stringify({ type: 'listening', port })}\n`)
}

const stopOn = (stop: () => Promise<void>) => {
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
  const api = await startApi(readConfig())
  stopOn(api.stop)
  tellParent(api.port)
} catch (error) {
  if (error instanceof StartError) process.stderr.write(`${error.message}\n`)
  else process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`)
  process.exit(1)
}
