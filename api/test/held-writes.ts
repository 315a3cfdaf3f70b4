import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { TestApi } from './harness.ts'

export type Hold = {
  /** Resolves once so many connections wait for a lock: they have come as far as they can. */
  waiting: (connections: number) => Promise<'waiting'>
  release: () => Promise<void>
}

const longestWaitMs = 5000

/**
 * Stops every transaction where it wants to write to one table, with all that it holds by then, and lets reading go on:
 * two calls meet in the order that a test wants. Needs a PostgreSQL server, where transactions run side by side.
 */
export const holdWrites = async ({ services }: Pick<TestApi, 'services'>, table: string): Promise<Hold> => {
  const client = new pg.Client({ connectionString: services.config.databaseUrl ?? '' })
  await client.connect()
  await client.query(`begin; lock table ${table} in share mode`)
  let released = false
  const waitingNow = async (): Promise<number> => {
    const { rows } = await client.query(
      `select count(*)::int as waiting from pg_locks where not granted and pid <> pg_backend_pid()`,
    )
    return rows[0].waiting
  }
  return {
    waiting: async (connections) => {
      const began = performance.now()
      // Whoever lost a race against this one is not asked any more.
      while (!released && (await waitingNow()) < connections) {
        if (performance.now() - began > longestWaitMs)
          throw new Error(`Fewer than ${connections} wait to write to ${table}`)
        await pause(2)
      }
      return 'waiting'
    },
    release: async () => {
      released = true
      await client.query('rollback')
      await client.end()
    },
  }
}

/** What becomes of two calls where the first is held before it writes to a table until the second gets no further. */
export const meet = async <First, Second>(
  api: Pick<TestApi, 'services'>,
  table: string,
  first: () => Promise<First>,
  second: () => Promise<Second>,
): Promise<{ first: First; second: Second; overtook: boolean }> => {
  const hold = await holdWrites(api, table)
  try {
    const one = first()
    await hold.waiting(1)
    const other = second()
    const overtook = (await Promise.race([other, hold.waiting(2)])) !== 'waiting'
    await hold.release()
    return { first: await one, second: await other, overtook }
  } catch (error) {
    await hold.release()
    throw error
  }
}
