import { join } from 'node:path'
import { Kysely } from 'kysely'
import type pg from 'pg'
import { startEmbedded } from './embedded/client.ts'
import { embeddedDialect } from './embedded/dialect.ts'
import { lockFolder } from './embedded/lock.ts'
import { commitsReachTheDisk } from './embedded/start-check.ts'
import { createPool, postgresDialect } from './postgres.ts'
import type { Database } from './schema.ts'

export type Db = Kysely<Database>

export type Connection = {
  db: Db
  kind: 'embedded' | 'postgres'
  /** Of a server's connections, for whoever watches it. */
  pool?: Pick<pg.Pool, 'totalCount' | 'idleCount' | 'waitingCount'>
  close: () => Promise<void>
}

type Where = {
  /** A PostgreSQL server, 15 or newer; without it the embedded database in `dataDir`. */
  databaseUrl: string | null
  dataDir: string
  warn?: (message: string) => void
}

export const connect = ({ databaseUrl, dataDir, warn }: Where): Promise<Connection> =>
  databaseUrl ? connectToServer(databaseUrl, warn) : openFolder(join(dataDir, 'database'), warn)

const connectToServer = async (url: string, warn?: (message: string) => void): Promise<Connection> => {
  const pool = createPool(url)
  // A connection that dies while idle must not end the process; the pool opens another.
  pool.on('error', (error) => warn?.(`A database connection was lost: ${error.message}`))
  const db = new Kysely<Database>({ dialect: postgresDialect(pool) })
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
