import pg from 'pg'
import * as z from 'zod/mini'
import type { FanOut } from './fan-out.ts'
import { createLocalFanOut } from './local.ts'

const channel = 'lonk_events'
/** By which an operator finds these connections in pg_stat_activity. */
export const applicationName = 'lonk notices'
const reconnectMs = 1000

/** Kept while the connection is away; with more, everybody loads again. */
const mostKept = 1000

const notice = z.union([
  z.object({
    user: z.int(),
    passing: z.optional(z.object({ event: z.string(), data: z.unknown() })),
  }),
  z.object({ everybody: z.literal(true) }),
])
type Notice = z.infer<typeof notice>

type Options = { connectionString: string; warn: (message: string) => void }

/**
 * For several processes on one PostgreSQL server: NOTIFY on a connection of its own (LISTEN does not pass a pooler in
 * transaction mode). Sent after the commit, not inside the transaction, where it costs a fifth of the write rate.
 */
export const createNotifyFanOut = async ({ connectionString, warn }: Options): Promise<FanOut> => {
  const local = createLocalFanOut()
  let closed = false
  let client: pg.Client | undefined
  let waiting: readonly Notice[] = []
  let telling = false

  const connect = async () => {
    const fresh = new pg.Client({
      connectionString,
      application_name: applicationName,
      keepAlive: true,
    })
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
      // What the others said meanwhile is lost to us, so our members load again; what we had to say goes out now.
      local.resyncAll()
      void tell()
    } catch {
      setTimeout(reconnect, reconnectMs).unref()
    }
  }

  const deliver = (payload: string) => {
    const parsed = notice.safeParse(JSON.parse(payload))
    if (parsed.success) deliverHere(parsed.data)
  }

  const deliverHere = (body: Notice) => {
    if ('everybody' in body) return local.resyncAll()
    // Names of events come from our own processes only; a release in between may know more of them.
    if (body.passing) local.send(body.user, body.passing as Parameters<FanOut['send']>[1])
    else local.wake(body.user)
  }

  const notify = (body: Notice) => {
    if (!client) deliverHere(body)
    waiting = waiting.length < mostKept ? [...waiting, body] : [{ everybody: true }]
    void tell()
  }

  /** One statement at a time, with everything that came together meanwhile. */
  const tell = async () => {
    if (telling) return
    telling = true
    while (client && waiting.length > 0) {
      const bodies = waiting
      waiting = []
      try {
        const texts = bodies.map((body) => JSON.stringify(body))
        await client.query('select pg_notify($1, body) from unnest($2::text[]) as body', [channel, texts])
      } catch {
        // This process hears of it at once, the others when the connection is back.
        for (const body of bodies) deliverHere(body)
        waiting = [...bodies, ...waiting]
        break
      }
    }
    telling = false
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
