import { once } from 'node:events'
import { createServer } from 'node:net'

/** A port where nobody listens yet. */
export const freePort = async (): Promise<number> => {
  const taken = createServer().listen(0, '127.0.0.1')
  await once(taken, 'listening')
  const { port } = Object(taken.address())
  taken.close()
  await once(taken, 'close')
  return port
}
