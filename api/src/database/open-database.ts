import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { minutes, seconds } from '../clock.ts'
import type { Config } from '../config.ts'
import { StartError } from '../start-error.ts'
import { loadCatalogue } from './catalogue/catalogue.ts'
import { type Connection, connect } from './connection.ts'
import { isDatabaseAway } from './is-database-away.ts'
import { migrate } from './migrate.ts'
import { type Reads, readsAtPrimary, readsAtStandby } from './reads.ts'
import { tellSlow } from './slow-statements.ts'

export type OpenDatabase = {
  connection: Connection
  /** For what nobody waits for: few, and with more time. The embedded database has one for all. */
  duties: Connection
  reads: Reads
  close: () => Promise<void>
}

type Waiting = {
  log: Pick<FastifyBaseLogger, 'warn'>
  /** Called again and again while the database is away. */
  onWaiting: () => void
}

const forMembers = { answerWithinMs: seconds(10) }
const forDuties = { size: 3, answerWithinMs: minutes(2), waitMs: minutes(1) }
const lookAgainMs = seconds(1)

/** Migrated without a limit on time, as a big database needs; opened with one, for those who wait. */
export const openDatabase = async (config: Config, waiting: Waiting): Promise<OpenDatabase> => {
  const where = {
    databaseUrl: config.databaseUrl,
    dataDir: config.dataDir,
    warn: (message: string) => waiting.log.warn(message),
  }
  const prepared = await onceThere(() => prepare(where), waiting)
  if (prepared.kind === 'embedded')
    return {
      connection: prepared,
      duties: prepared,
      reads: readsAtPrimary(prepared.db),
      close: prepared.close,
    }
  await prepared.close()
  const heedStatements = tellSlow((slow) => waiting.log.warn(slow, 'slow statement'))
  const connection = await connect({
    ...where,
    limits: { ...forMembers, size: config.databasePool },
    heedStatements,
  })
  const duties = await connect({ ...where, limits: forDuties })
  const closeBoth = async () => {
    await Promise.all([connection.close(), duties.close()])
  }
  try {
    const reads = await readsFor(config, { connection, warn: where.warn, heedStatements })
    const close = async () => {
      await reads.close()
      await closeBoth()
    }
    return { connection, duties, reads, close }
  } catch (error) {
    await closeBoth()
    throw error
  }
}

type Members = { connection: Connection } & Pick<
  Parameters<typeof readsAtStandby>[0],
  'warn' | 'heedStatements'
>

const readsFor = async (
  { databaseUrl, databaseReadUrl, databasePool }: Config,
  { connection, ...heard }: Members,
): Promise<Reads> =>
  databaseUrl && databaseReadUrl
    ? readsAtStandby({
        ...heard,
        databaseUrl,
        readUrl: databaseReadUrl,
        size: databasePool,
        primary: connection.db,
      })
    : readsAtPrimary(connection.db)

const prepare = async (where: Parameters<typeof connect>[0]): Promise<Connection> => {
  const connection = await connect(where)
  try {
    await migrate(connection.db)
    await loadCatalogue(connection.db)
    return connection
  } catch (error) {
    await connection.close()
    throw error
  }
}

/** Nothing has to be started in a certain order: a server that is not there yet is waited for. */
const onceThere = async <Result>(
  open: () => Promise<Result>,
  { log, onWaiting }: Waiting,
): Promise<Result> => {
  for (let told = false; ; told = true) {
    try {
      return await open()
    } catch (error) {
      if (!(error instanceof Error) || !isDatabaseAway(error)) throw readable(error)
      if (!told) log.warn({ err: error }, 'the database does not answer yet, the start waits for it')
      onWaiting()
      await pause(lookAgainMs)
    }
  }
}

// States of a server that knows no such user or password (28), or no such database (3D).
const refusal = /^(28|3D)/

const readable = (error: unknown): unknown =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && refusal.test(error.code)
    ? new StartError(`DATABASE_URL: the server refuses: ${error.message}`)
    : error
