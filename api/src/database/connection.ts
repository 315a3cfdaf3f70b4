import { join } from 'node:path'
import { Kysely, type LogEvent } from 'kysely'
import type pg from 'pg'
import { startEmbedded } from './embedded/client.ts'
import { embeddedDialect } from './embedded/dialect.ts'
import { lockFolder } from './embedded/lock.ts'
import { commitsReachTheDisk } from './embedded/start-check.ts'
import { createPool, type Greet, type PoolLimits, postgresDialect } from './postgres.ts'
import { requirePrimary, requireStandby } from './primary.ts'
import type { Database } from './schema.ts'
import { createServers, type Servers } from './servers.ts'

export type Db = Kysely<Database>

export type Connection = {
  db: Db
  kind: 'embedded' | 'postgres'
  /** Of a server's connections, for whoever watches it. */
  pool?: Pick<pg.Pool, 'totalCount' | 'idleCount' | 'waitingCount'>
  close: () => Promise<void>
}

type Where = {
  /** A PostgreSQL server, 15 or newer, or several of which one takes writes; without it the embedded database in `dataDir`. */
  databaseUrl: string | null
  dataDir: string
  warn?: (message: string) => void
  /** Of a server's connections; see there. */
  limits?: PoolLimits
  /** Hears of each statement that a server has answered or refused. The embedded database's wait for each other: it tells of none. */
  heedStatements?: (event: LogEvent) => void
}

export const connect = async (where: Where): Promise<Connection> =>
  where.databaseUrl
    ? connectTo(createServers(where.databaseUrl), requirePrimary, where)
    : openFolder(join(where.dataDir, 'database'), where.warn)

/** To one server, which has to follow another. Nothing is asked before the first read. */
export const connectToStandby = (address: string, how: Omit<Where, 'databaseUrl' | 'dataDir'>): Connection =>
  connectTo(createServers(address, 'DATABASE_READ_URL'), requireStandby, how)

const connectTo = (
  servers: Servers,
  greet: Greet,
  { warn, limits = {}, heedStatements }: Omit<Where, 'databaseUrl' | 'dataDir'>,
): Connection => {
  const pool = createPool(servers, limits, greet)
  // A connection that dies must not end the process, whether it was idle (the pool hears of it) or in use (only the
  // connection itself does); the pool opens another.
  const lost = (error: Error) => warn?.(`A database connection was lost: ${error.message}`)
  pool.on('error', lost)
  pool.on('connect', (client) => client.on('error', lost))
  const db = new Kysely<Database>({
    dialect: postgresDialect(pool, { servers, answerWithinMs: limits.answerWithinMs }),
    ...(heedStatements ? { log: heedStatements } : {}),
  })
  return { db, kind: 'postgres', pool, close: () => db.destroy() }
}

const openFolder = async (folder: string, warn?: (message: string) => void): Promise<Connection> => {
  const unlock = lockFolder(folder)
  try {
    const client = await startEmbedded(folder)
    const db = new Kysely<Database>({ dialect: embeddedDialect(client) })
    if (!(await commitsReachTheDisk(db, client)))
      warn?.('Commits of the embedded database do not reach the disk: a power cut could lose the last ones')
    const close = async () => {
      await db.destroy()
      unlock()
    }
    return { db, kind: 'embedded', close }
  } catch (error) {
    unlock()
    throw error
  }
}
