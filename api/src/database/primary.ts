import pg from 'pg'
import { StartError } from '../start-error.ts'
import { DatabaseFollowsError, DatabaseLeadsError, DatabaseSilentError } from './away.ts'
import { isDatabaseAway } from './is-database-away.ts'
import type { Servers, ServersSetting } from './servers.ts'

/** How long one of several servers may take until the next one is asked. */
const perServerMs = 2000

/** For a pool: whoever connects is led to the server that is asked at the moment. */
export const clientOf = (servers: Servers, waitMs: number) =>
  class extends pg.Client {
    constructor(config?: pg.ClientConfig) {
      super({ ...config, ...placeIn(servers, waitMs) })
    }
  }

export const placeIn = (servers: Servers, waitMs: number): pg.ClientConfig => ({
  connectionString: servers.current(),
  connectionTimeoutMillis: servers.count > 1 ? Math.min(waitMs, perServerMs) : waitMs,
})

/**
 * A standby answers whoever asks it, with what may be old; its member is told so at the first write only. A pooler tells
 * nobody: it greets with a number of its own, not with that of the server's process.
 */
export const requirePrimary = async (client: pg.ClientBase): Promise<void> => {
  if (await isFollower(client, 'DATABASE_URL')) throw new DatabaseFollowsError()
}

/** One that follows nobody is the primary itself, or was it before another one took over. */
export const requireStandby = async (client: pg.ClientBase): Promise<void> => {
  if (!(await isFollower(client, 'DATABASE_READ_URL'))) throw new DatabaseLeadsError()
}

const isFollower = async (client: pg.ClientBase, setting: ServersSetting): Promise<boolean> => {
  const question = {
    text: 'select pg_is_in_recovery() as follows, pg_backend_pid() as process',
    query_timeout: perServerMs,
  }
  const { rows } = await client.query<Greeting>(question)
  const [server] = rows
  if (server && server.process !== Object(client).processID) throw pooler(setting)
  // Whoever does not say is neither.
  if (!server) throw new DatabaseSilentError()
  return server.follows
}

type Greeting = { follows: boolean; process: number }

const pooler = (setting: ServersSetting): StartError =>
  new StartError(
    `${setting}: a pooler (as pgbouncer) is between the site and the server: name the server itself. Notices, limits ` +
      'on time and prepared statements belong to a connection; DB_POOL says how many a process has',
  )

/** A connection to whichever server is the right one. Rejects where none is, once each has been asked. */
export const connectIn = async (pool: pg.Pool, servers: Servers): Promise<pg.PoolClient> => {
  for (let left = servers.count; ; left -= 1) {
    const asked = servers.current()
    try {
      return await pool.connect()
    } catch (error) {
      if (isOfServer(error)) servers.leave(asked)
      if (left <= 1 || !isOfServer(error)) throw error
    }
  }
}

/** The pool's own words for having no connection left: no other server would change that. */
const noneLeft = 'timeout exceeded when trying to connect'

const isOfServer = (error: unknown): boolean => isDatabaseAway(error) && Object(error).message !== noneLeft
