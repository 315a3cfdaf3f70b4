/** What the main thread and the database's worker say to each other. */
export type WorkerData = { folder: string }

export type Request =
  | { id: number; kind: 'query'; sql: string; parameters: readonly unknown[] }
  | { id: number; kind: 'sync-count' }
  | { id: number; kind: 'close' }

export type QueryResult = { rows: Record<string, unknown>[]; affectedRows: number | undefined }

/** SQLSTATE and names survive the way between threads. */
export type QueryFailure = {
  message: string
  code?: string
  constraint?: string
  detail?: string
  table?: string
  column?: string
}

export type Reply =
  | { id: number; ok: true; result: QueryResult | number }
  | { id: number; ok: false; error: QueryFailure }
  | { id: 'ready' }
  | { id: 'failed'; message: string }
