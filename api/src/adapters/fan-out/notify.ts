import pg from 'pg'
import * as z from 'zod/mini'
import type { FanOut } from './fan-out.ts'
import { createLocalFanOut } from './local.ts'

const channel = 'lonk_events'
const reconnectMs = 1000

const notice = z.object({
  user: z.int(),
  passing: z.optional(z.object({ event: z.string(), data: z.unknown() })),
})

type Options = { connectionString: string; warn: (message: string) => void }

/**
 * For several processes on one PostgreSQL server: NOTIFY on a connection of its own (LISTEN does not pass a pooler in
 * transaction mode). Sent after the commit, not inside the transaction, where it costs a fifth of the write rate.
 */
export const createNotifyFanOut = async ({ connectionString, warn }: Options): Promise<FanOut> => {
  const local = createLocalFanOut()
  let closed = false
  let client: pg.Client | undefined

  const connect = async () => {
    const fresh = new pg.Client({ connectionString })
    fresh.on('error', (error) => lost(error))
    fresh.on('end', () => lost())
    fresh.on('notification', ({ payload }) => deliver(payload ?? ''))
    await fresh.connect()
    await fresh.query(`listen ${channel}`)
    client = fresh
  }

  const lost = (error?: Error) => {
    if (closed || !client) return
    client = undefined
    warn(`The connection for notices was lost${error ? `: ${error.message}` : ''}`)
    setTimeout(reconnect, reconnectMs).unref()
  }

  const reconnect = async () => {
    if (closed) return
    try {
      await connect()
      local.resyncAll()
    } catch {
      setTimeout(reconnect, reconnectMs).unref()
    }
  }

  const deliver = (payload: string) => {
    const parsed = notice.safeParse(JSON.parse(payload))
    if (!parsed.success) return
    const { user, passing } = parsed.data
    // Names of events come from our own processes only; a release in between may know more of them.
    if (passing) local.send(user, passing as Parameters<FanOut['send']>[1])
    else local.wake(user)
  }

  const notify = (body: unknown) => {
    client?.query('select pg_notify($1, $2)', [channel, JSON.stringify(body)]).catch(() => {})
  }

  await connect()
  return {
    wake: (userId) => notify({ user: userId }),
    send: (userId, passing) => notify({ user: userId, passing }),
    subscribe: local.subscribe,
    close: async () => {
      closed = true
      await client?.end()
    },
  }
}
