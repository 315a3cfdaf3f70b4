import { AsyncLocalStorage } from 'node:async_hooks'
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely'
import type { EmbeddedClient } from './client.ts'

/**
 * Set while a transaction runs. The embedded database has one connection: a query on `db` inside a transaction would
 * wait for that transaction for ever, so it is refused with this name instead.
 */
export const insideTransaction = new AsyncLocalStorage<true>()

class SingleConnectionDriver implements Driver {
  readonly #client: EmbeddedClient
  #tail: Promise<void> = Promise.resolve()
  #release: () => void = () => {}

  constructor(client: EmbeddedClient) {
    this.#client = client
  }

  async init() {}

  async acquireConnection(): Promise<DatabaseConnection> {
    if (insideTransaction.getStore()) throw new Error('A query on db inside a transaction: use its trx')
    const previous = this.#tail
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#tail = promise
    await previous
    this.#release = resolve
    return connectionTo(this.#client)
  }

  async releaseConnection() {
    this.#release()
  }

  async beginTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw('begin'))
  }

  async commitTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw('commit'))
  }

  async rollbackTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw('rollback'))
  }

  async destroy() {
    await this.#client.close()
  }
}

const connectionTo = (client: EmbeddedClient): DatabaseConnection => ({
  executeQuery: async <Row>(query: CompiledQuery) => {
    const { rows, affectedRows } = await client.query(query.sql, query.parameters)
    return {
      // Kysely types the rows of each query; the driver is where text becomes rows.
      rows: rows as Row[],
      ...(affectedRows === undefined ? {} : { numAffectedRows: BigInt(affectedRows) }),
    }
  },
  streamQuery: () => {
    throw new Error('The embedded database does not stream')
  },
})

export const embeddedDialect = (client: EmbeddedClient): Dialect => ({
  createAdapter: () => new PostgresAdapter(),
  createDriver: () => new SingleConnectionDriver(client),
  createIntrospector: (db) => new PostgresIntrospector(db),
  createQueryCompiler: () => new PostgresQueryCompiler(),
})
