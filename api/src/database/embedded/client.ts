import { Worker } from 'node:worker_threads'
import type { QueryFailure, QueryResult, Reply, Request, WorkerData } from './protocol.ts'

/** Same shape as `pg`'s: `code` is the SQLSTATE. */
export class EmbeddedDatabaseError extends Error {
  readonly code: string | undefined
  readonly constraint: string | undefined
  readonly detail: string | undefined

  constructor(failure: QueryFailure) {
    super(failure.message)
    this.name = 'DatabaseError'
    this.code = failure.code
    this.constraint = failure.constraint
    this.detail = failure.detail
  }
}

export type EmbeddedClient = {
  query: (sql: string, parameters: readonly unknown[]) => Promise<QueryResult>
  syncCount: () => Promise<number>
  close: () => Promise<void>
}

type Pending = { resolve: (result: QueryResult | number) => void; reject: (error: Error) => void }
type Question = Request extends infer One ? (One extends Request ? Omit<One, 'id'> : never) : never

/** Starts the worker on a data folder and answers once the database is open. */
export const startEmbedded = (folder: string): Promise<EmbeddedClient> =>
  new Promise((opened, failed) => {
    const workerData: WorkerData = { folder }
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData })
    const pending = new Map<number, Pending>()
    let lastId = 0

    const failAll = (error: Error) => {
      failed(error)
      for (const { reject } of pending.values()) reject(error)
      pending.clear()
    }

    const ask = (question: Question): Promise<QueryResult | number> =>
      new Promise((resolve, reject) => {
        lastId += 1
        pending.set(lastId, { resolve, reject })
        worker.postMessage({ ...question, id: lastId } satisfies Request)
      })

    worker.on('message', (reply: Reply) => {
      if (reply.id === 'ready') return opened(client)
      if (reply.id === 'failed') return failAll(new Error(reply.message))
      const waiting = pending.get(reply.id)
      pending.delete(reply.id)
      if (reply.ok) waiting?.resolve(reply.result)
      else waiting?.reject(new EmbeddedDatabaseError(reply.error))
    })
    worker.on('error', failAll)
    worker.on('exit', () => failAll(new Error('The embedded database has stopped')))

    const client: EmbeddedClient = {
      query: async (sql, parameters) => {
        const result = await ask({ kind: 'query', sql, parameters })
        return typeof result === 'number' ? { rows: [], affectedRows: result } : result
      },
      syncCount: async () => {
        const count = await ask({ kind: 'sync-count' })
        return typeof count === 'number' ? count : 0
      },
      close: async () => {
        await ask({ kind: 'close' })
        await worker.terminate()
      },
    }
  })
