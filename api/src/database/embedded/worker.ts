import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { DurableFiles } from './durable-files.ts'
import type { QueryFailure, Reply, Request, WorkerData } from './protocol.ts'

// PostgreSQL in a thread of its own: in the main one it would starve every timer and stream.

const INT8 = 20
const DATE = 1082
const NUMERIC = 1700
const asText = (raw: string) => raw

const { folder }: WorkerData = workerData
const files = new DurableFiles(folder)

const reply = (message: Reply) => parentPort?.postMessage(message)

const failureOf = (error: unknown): QueryFailure => {
  if (!(error instanceof Error)) return { message: String(error) }
  const { code, constraint, detail, table, column } = error as Error & Partial<QueryFailure>
  return { message: error.message, code, constraint, detail, table, column }
}

const open = async () => {
  const pg = new PGlite({
    fs: files,
    parsers: { [INT8]: Number, [DATE]: asText, [NUMERIC]: asText },
    startParams: [
      ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
      '-c',
      'wal_sync_method=fsync',
    ],
  })
  await pg.waitReady
  return pg
}

const handle = async (pg: PGlite, request: Request): Promise<Reply> => {
  try {
    if (request.kind === 'sync-count') return { id: request.id, ok: true, result: files.syncs }
    if (request.kind === 'close') {
      await pg.close()
      return { id: request.id, ok: true, result: 0 }
    }
    const { rows, affectedRows } = await pg.query<Record<string, unknown>>(request.sql, [
      ...request.parameters,
    ])
    return { id: request.id, ok: true, result: { rows, affectedRows } }
  } catch (error) {
    return { id: request.id, ok: false, error: failureOf(error) }
  }
}

try {
  const pg = await open()
  parentPort?.on('message', async (request: Request) => reply(await handle(pg, request)))
  reply({ id: 'ready' })
} catch (error) {
  reply({ id: 'failed', message: error instanceof Error ? error.message : String(error) })
}
