import pg from 'pg'
import { DatabaseFollowsError } from './away.ts'
import { isDatabaseAway } from './is-database-away.ts'
import type { Servers } from './servers.ts'

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

/** A standby answers whoever asks it, with what may be old; its member is told so at the first write only. */
export const requirePrimary = async (client: pg.ClientBase): Promise<void> => {
  const question = { text: 'select pg_is_in_recovery() as follows', query_timeout: perServerMs }
  const { rows } = await client.query<{ follows: boolean }>(question)
  if (rows[0]?.follows !== false) throw new DatabaseFollowsError()
}

/** A connection to whichever server takes writes. Rejects where none does, once each has been asked. */
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
