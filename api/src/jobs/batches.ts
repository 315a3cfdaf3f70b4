import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../database/connection.ts'
import type { Database } from '../database/schema.ts'
import type { Services } from '../services.ts'

/** More than this in one round would keep a process from stopping; the next round goes on. */
const mostBatches = 50

/**
 * Does something in batches until one is not full. Each is short and independent, so that none can run out of time for
 * ever, however much has piled up. `batch` says how many it did.
 */
export const inBatches = async (most: number, batch: (most: number) => Promise<number>): Promise<void> => {
  for (let count = 0; count < mostBatches; count += 1) if ((await batch(most)) < most) return
}

/** Deletes rows in batches. What another process is working on is left to it. */
export const deleteInBatches = (
  db: Db,
  table: keyof Database,
  isOld: RawBuilder<unknown>,
  most: number,
): Promise<void> =>
  inBatches(most, async (limit) => {
    const { numAffectedRows } = await sql`
      delete from ${sql.table(table)} where ctid = any(array(
        select ctid from ${sql.table(table)} where ${isOld} limit ${limit} for update skip locked))`.execute(
      db,
    )
    return Number(numAffectedRows ?? 0)
  })

type Turns = {
  /** Ids above this one, in their order. */
  due: (after: number, most: number) => Promise<number[]>
  /** Reads again what it decides by, under its own lock: the list may be old, and other processes have it too. */
  act: (id: number) => Promise<void>
  most?: number
}

/** One after the other, each in its own try: one that fails holds up none of those after it. */
export const eachInTurn = async (
  { log, batchSize }: Pick<Services, 'log' | 'batchSize'>,
  duty: string,
  { due, act, most = batchSize }: Turns,
): Promise<void> => {
  let last = 0
  await inBatches(most, async (limit) => {
    const ids = await due(last, limit)
    for (const id of ids) {
      last = id
      await act(id).catch((error: unknown) => log.error({ err: error, duty, id }, 'duty failed for one'))
    }
    return ids.length
  })
}
