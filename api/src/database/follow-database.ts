import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'
import type { Clock } from '../clock.ts'
import type { Db } from './connection.ts'

/** What each clock was told to be behind, milliseconds: said once, and again when it changes. */
const told = new WeakMap<Clock, number>()

/** Of several machines the one with a wrong clock would take over jobs, end sessions and date messages as it believes. */
export const followDatabase = async (
  clock: Clock,
  db: Db,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<void> => {
  const behind = await clock.follow(async () => {
    const { rows } = await sql<{ time: Date }>`select clock_timestamp() as time`.execute(db)
    const [row] = rows
    if (!row) throw new Error('The database did not tell the time')
    return row.time
  })
  if (behind === (told.get(clock) ?? 0)) return
  told.set(clock, behind)
  log.warn({ behind_ms: behind }, 'the clock of this machine is not the database’s')
}
