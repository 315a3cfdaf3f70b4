import { createHash } from 'node:crypto'
import {
  type PostgresCursor,
  PostgresDialect,
  type PostgresPool,
  type PostgresPoolClient,
  type PostgresQueryResult,
} from 'kysely'
import pg from 'pg'
import { DatabaseSilentError } from './away.ts'
import { clientOf, connectIn } from './primary.ts'
import type { Servers } from './servers.ts'

const graceMs = 1000

const INT8 = 20
const DATE = 1082

/** The same types as the embedded database: int8 as number, dates and numerics as text. */
const types = new pg.TypeOverrides()
types.setTypeParser(INT8, Number)
types.setTypeParser(DATE, (raw) => raw)

// PostgreSQL plans a named statement once per connection: 1.9 to 4.6 times faster than an anonymous one.
const statementNames = new Map<string, string>()
const nameOf = (text: string): string => {
  const known = statementNames.get(text)
  if (known) return known
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 22)
  // Lists of varying length make many texts; beyond this many, plain statements are better than full memory.
  if (statementNames.size < 2000) statementNames.set(text, name)
  return name
}

const isPlannable = (text: string) => /^\s*(select|insert|update|delete|with)/i.test(text)

const asMemberOfPool = (client: pg.PoolClient, answerWithinMs: number | undefined): PostgresPoolClient => {
  let silent = false
  const inTime = <Result>(answer: Promise<Result>): Promise<Result> => {
    if (answerWithinMs === undefined) return answer
    return new Promise((resolve, reject) => {
      // The server gives up first, by its own limit; this is for one that hangs or cannot be reached.
      const timer = setTimeout(() => {
        silent = true
        reject(new DatabaseSilentError())
      }, answerWithinMs + graceMs)
      answer.then(resolve, reject).finally(() => clearTimeout(timer))
    })
  }
  function query<Row>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>>
  function query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>
  function query(text: unknown, values: readonly unknown[] = []): unknown {
    if (typeof text !== 'string') throw new Error('Streaming is not used here')
    // What would wait behind a query without an answer, e.g. the end of its transaction, fails at once.
    if (silent) return Promise.reject(new DatabaseSilentError())
    return inTime(
      isPlannable(text)
        ? client.query({ name: nameOf(text), text, values: [...values] })
        : client.query(text, [...values]),
    )
  }
  // Destroyed where it was silent: the next user would wait behind the same query.
  return { query, release: () => client.release(silent) }
}

export type PoolLimits = {
  /** Connections at most. */
  size?: number
  /** The server ends a statement that takes longer. Absent: no limit, e.g. for migrations. */
  answerWithinMs?: number
  /** For a free connection, and for a new one. */
  waitMs?: number
}

/** Whether a server is the right one is asked with each connection: it may have become another. */
export type Greet = (client: pg.ClientBase) => Promise<void>

/**
 * A transaction in which nobody says anything is ended by the server: its process hangs or is gone, and others wait for
 * what it has locked. Ours await nothing but the database, so this is far more than any of them needs, and less than
 * the time limit of the others' statements.
 */
const silentTransactionMs = 7000

export const createPool = (
  servers: Servers,
  { size = 20, answerWithinMs, waitMs = 5000 }: PoolLimits,
  greet: Greet,
): pg.Pool =>
  new pg.Pool({
    Client: clientOf(servers, waitMs),
    onConnect: greet,
    max: size,
    types,
    connectionTimeoutMillis: waitMs,
    // A server that vanished is noticed although it never said goodbye.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    ...(answerWithinMs === undefined
      ? {}
      : {
          statement_timeout: answerWithinMs,
          idle_in_transaction_session_timeout: silentTransactionMs,
        }),
  })

export const postgresDialect = (
  pool: pg.Pool,
  { servers, answerWithinMs }: { servers: Servers; answerWithinMs: number | undefined },
): PostgresDialect => {
  const named: PostgresPool = {
    connect: async () => asMemberOfPool(await connectIn(pool, servers), answerWithinMs),
    end: () => pool.end(),
    options: pool.options,
  }
  return new PostgresDialect({ pool: named })
}
