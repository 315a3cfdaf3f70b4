import { flushCompileCache } from 'node:module'
import { Worker } from 'node:worker_threads'
import pg from 'pg'
import { readConfig } from '../src/config.ts'
import { startApi } from '../src/start.ts'

// The API, in a process that kills itself with -9, or hangs, right before a given statement: every call to the
// database passes here, on its way to the embedded one's worker or to a server. The parent says when the counting
// begins.

let left = Number.POSITIVE_INFINITY
let counted = 0
let signal: 'SIGKILL' | 'SIGSTOP' = 'SIGKILL'

const count = () => {
  counted += 1
  left -= 1
  if (left >= 0) return
  // Once woken, it goes on.
  left = Number.POSITIVE_INFINITY
  process.kill(process.pid, signal)
}

const post = Worker.prototype.postMessage
Worker.prototype.postMessage = function (...message: Parameters<typeof post>) {
  count()
  return post.apply(this, message)
}
const query = pg.Client.prototype.query
Object.defineProperty(pg.Client.prototype, 'query', {
  value(this: pg.Client, ...wish: unknown[]) {
    count()
    return Reflect.apply(query, this, wish)
  },
})

const api = await startApi(readConfig())
process.on('message', (message) => {
  if (typeof message !== 'object' || message === null) return
  if ('dieAfter' in message) {
    counted = 0
    signal = 'standStill' in message && message.standStill ? 'SIGSTOP' : 'SIGKILL'
    left = Number(message.dieAfter)
    process.send?.({ type: 'armed' })
  }
  if ('howMany' in message) process.send?.({ type: 'counted', counted })
})
flushCompileCache()
process.send?.({ type: 'listening', port: api.port })
