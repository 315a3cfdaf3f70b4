import pg from 'pg'
import * as z from 'zod/mini'
import { placeIn, requirePrimary } from '../../database/primary.ts'
import { createServers } from '../../database/servers.ts'
import type { FanOut, PassingEvent } from './fan-out.ts'
import { createLocalFanOut } from './local.ts'

const channel = 'lonk_events'
/** The name by which an operator finds these connections in pg_stat_activity. */
export const applicationName = 'lonk notices'
const reconnectMs = 1000

/** Notices kept while the connection is away; with more, everybody loads again. */
const mostKept = 1000

const notice = z.union([
  z.object({
    user: z.int(),
    passing: z.optional(z.object({ event: z.string(), data: z.unknown() })),
  }),
  z.object({ everybody: z.literal(true) }),
])
type Notice = { user: number; passing?: PassingEvent } | { everybody: true }

// Names of events come from our own processes only; another release among them may know more names.
const read = (payload: string) => notice.parse(JSON.parse(payload)) as Notice

type Options = {
  connectionString: string
  warn: (message: string) => void
  /** How often to ask whether the connection still lives, and how long an answer may take. */
  askEveryMs?: number
  patienceMs?: number
}

/**
 * For several processes on one PostgreSQL server, which may become another one: NOTIFY on a connection of its own
 * (LISTEN does not get through a pooler in transaction mode). Sent after the commit, not inside the transaction, where
 * it costs a fifth of the write rate.
 *
 * Nothing tells that a connection is dead when its packets are dropped on the way, so it is asked: silence is a loss
 * too.
 */
export const createNotifyFanOut = async ({
  connectionString,
  warn,
  askEveryMs = 15_000,
  patienceMs = 5_000,
}: Options): Promise<FanOut> => {
  const local = createLocalFanOut()
  const servers = createServers(connectionString)
  let closed = false
  let toldOfOdd = false
  let client: pg.Client | undefined
  let waiting: readonly Notice[] = []
  let telling = false
  let told = Promise.resolve()

  const connect = async () => {
    const asked = servers.current()
    const fresh = new pg.Client({
      ...placeIn(servers, patienceMs),
      application_name: applicationName,
      keepAlive: true,
      query_timeout: patienceMs,
    })
    fresh.on('error', (error) => lost(fresh, error))
    fresh.on('end', () => lost(fresh))
    fresh.on('notification', ({ payload }) => deliver(payload ?? ''))
    try {
      await fresh.connect()
      await requirePrimary(fresh)
      await fresh.query(`listen ${channel}`)
    } catch (error) {
      servers.leave(asked)
      leave(fresh)
      throw error
    }
    client = fresh
  }

  /** At the start: later one try follows the other anyway. */
  const connectSomewhere = async () => {
    for (let left = servers.count; !client; left -= 1) {
      await connect().catch((error) => {
        if (left <= 1) throw error
      })
    }
  }

  const lost = (gone: pg.Client, error?: Error) => {
    if (closed || client !== gone) return
    client = undefined
    local.hearing(false)
    leave(gone)
    warn(`The connection for notices was lost${error ? `: ${error.message}` : ''}`)
    setTimeout(reconnect, reconnectMs).unref()
  }

  /** One that does not answer does not say goodbye either: nobody waits for that. */
  const leave = (gone: pg.Client) => void gone.end().catch(() => {})

  const reconnect = async () => {
    if (closed) return
    try {
      await connect()
      // What the others said meanwhile is lost to us, so our members load again; what we had to say is sent now.
      local.hearing(true)
      local.resyncAll()
      void tell()
    } catch {
      setTimeout(reconnect, reconnectMs).unref()
    }
  }

  const ask = async () => {
    const asked = client
    await asked?.query('select 1').catch((error: Error) => lost(asked, error))
  }
  const asking = setInterval(() => void ask(), askEveryMs)
  asking.unref()

  /**
   * The channel is one for all versions of the code, and for whoever has the database: nothing on it may end this
   * process.
   */
  const deliver = (payload: string) => {
    try {
      deliverHere(read(payload))
    } catch {
      // Whoever it is about, what is remembered of them may be untrue.
      local.hearing(client !== undefined)
      if (toldOfOdd) return
      toldOfOdd = true
      warn(`A notice could not be read; another version of the code may have sent it`)
    }
  }

  const deliverHere = (body: Notice) => {
    if ('everybody' in body) return local.resyncAll()
    if (body.passing) local.send(body.user, body.passing)
    else local.wake(body.user)
  }

  const notify = (body: Notice) => {
    if ('user' in body) local.notice(body.user, body.passing?.event ?? null)
    if (!client) deliverHere(body)
    waiting = waiting.length < mostKept ? [...waiting, body] : [{ everybody: true }]
    void tell()
  }

  /** One statement at a time, with everything that has gathered meanwhile. */
  const tell = () => {
    if (!telling) told = tellAll()
    return told
  }

  const tellAll = async () => {
    telling = true
    while (client && waiting.length > 0) {
      const teller = client
      const bodies = waiting
      waiting = []
      try {
        const texts = bodies.map((body) => JSON.stringify(body))
        await teller.query('select pg_notify($1, body) from unnest($2::text[]) as body', [channel, texts])
      } catch (error) {
        lost(teller, error instanceof Error ? error : undefined)
        // This process hears of it at once, the others when the connection is back.
        for (const body of bodies) deliverHere(body)
        waiting = [...bodies, ...waiting]
        break
      }
    }
    telling = false
  }

  await connectSomewhere()
  return {
    wake: (userId) => notify({ user: userId }),
    send: (userId, passing) => notify({ user: userId, passing }),
    subscribe: local.subscribe,
    watch: local.watch,
    close: async () => {
      await tell()
      closed = true
      clearInterval(asking)
      await client?.end()
    },
  }
}
