import { once } from 'node:events'
import { createServer } from 'node:net'

// Below those that the system gives to whoever connects (from 32,768 up on Linux): such a port is taken by somebody's
// connection in the moment between its look-up and its use.
const lowest = 20_000
const count = 12_000

// A start of its own for each process of the tests, and none is given twice.
let next = Math.floor(Math.random() * count)

/** A port of 127.0.0.1 where nobody listens, for a process that has to be told its port beforehand. */
export const freePort = async (): Promise<number> => {
  for (let tries = 0; tries < count; tries += 1) {
    const port = lowest + next
    next = (next + 1) % count
    if (await isFree(port)) return port
  }
  throw new Error(`No port is free from ${lowest} to ${lowest + count}`)
}

const isFree = async (port: number): Promise<boolean> => {
  const server = createServer()
  const listens = once(server, 'listening').then(
    () => true,
    () => false,
  )
  server.listen(port, '127.0.0.1')
  if (!(await listens)) return false
  server.close()
  await once(server, 'close')
  return true
}
