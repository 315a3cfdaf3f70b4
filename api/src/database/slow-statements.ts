import type { LogEvent } from 'kysely'
import { minutes, seconds } from '../clock.ts'

export type SlowStatement = {
  /** As it was prepared: values are no part of it. */
  sql: string
  ms: number
}

const slowMs = seconds(0.5)
const againAfterMs = minutes(1)
const mostTexts = 500

/**
 * Tells of a statement that took long, as the server ran it or as it waited for what another had locked. Each once a
 * minute at most: when a server is busy all are slow, and the first lines say it.
 */
export const tellSlow = (tell: (slow: SlowStatement) => void, now = () => performance.now()) => {
  const told = new Map<string, number>()
  return ({ query, queryDurationMillis: ms }: LogEvent): void => {
    if (ms < slowMs) return
    const last = told.get(query.sql)
    if (last !== undefined && now() - last < againAfterMs) return
    // Lists of varying length make many texts.
    if (told.size >= mostTexts) told.clear()
    told.set(query.sql, now())
    tell({ sql: query.sql.replaceAll(/\s+/g, ' ').trim(), ms: Math.round(ms) })
  }
}
