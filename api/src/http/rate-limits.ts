import { createHash } from 'node:crypto'
import type { Limit } from '@lonk/shared-api/contract.ts'
import { sql } from 'kysely'
import type { Clock } from '../clock.ts'
import type { Db } from '../database/connection.ts'
import { apiError } from '../errors.ts'

export type RateLimits = {
  /** Throws `rate_limited` where one of the limits is reached. `call` names the counter, e.g. `POST /api/like.php`. */
  count: (call: string, limits: readonly Limit[], who: Caller) => Promise<void>
  /** The same for a call without effects. */
  countRead: (call: string, limits: readonly Limit[], who: Caller) => void
  /** Counts as well, for calls that have another answer to too many than to refuse them. */
  isOver: (what: string, limit: Limit, who: Caller) => Promise<boolean>
}

/** The network is asked for only where it is what counts. */
export type Caller = { userId: number | null; readonly network: string }

type Counted = { what: string; windowStart: Date; max: number; endsInSeconds: number }

/**
 * Technical throttles (`docs/api.md`, 2.3), one counter per key and window. Calls with effects are counted in the
 * database, over all processes; plain reads in memory, so that a poll that finds nothing new asks no database.
 */
export const createRateLimits = (db: Db, clock: Clock, factor: number): RateLimits => {
  const inMemory = createMemoryCounters()
  const counted = (call: string, limit: Limit, who: Caller): Counted | null =>
    limit.by === 'visitor' && who.userId !== null ? null : counterOf(call, limit, who, factor, clock.now())
  const isOver = async (call: string, limit: Limit, who: Caller): Promise<Counted | null> => {
    const counter = counted(call, limit, who)
    if (!counter) return null
    return (await countInDatabase(db, counter)) > counter.max ? counter : null
  }
  return {
    count: async (call, limits, who) => {
      for (const limit of limits) {
        const over = await isOver(call, limit, who)
        if (over) throw refusal(over)
      }
    },
    countRead: (call, limits, who) => {
      for (const limit of limits) {
        const counter = counted(call, limit, who)
        if (counter && inMemory.count(counter) > counter.max) throw refusal(counter)
      }
    },
    isOver: async (what, limit, who) => (await isOver(what, limit, who)) !== null,
  }
}

const refusal = ({ endsInSeconds }: Counted) => apiError('rate_limited', { seconds: endsInSeconds })

const counterOf = (call: string, limit: Limit, who: Caller, factor: number, now: Date): Counted => {
  const windowMs = limit.seconds * 1000
  const start = Math.floor(now.getTime() / windowMs) * windowMs
  const subject = limit.by === 'account' && who.userId !== null ? `user:${who.userId}` : `net:${who.network}`
  return {
    what: `${call}|${limit.seconds}|${limit.by}|${subject}`,
    windowStart: new Date(start),
    max: Math.max(1, Math.floor(limit.max * factor)),
    endsInSeconds: Math.max(1, Math.ceil((start + windowMs - now.getTime()) / 1000)),
  }
}

const keyOf = ({ what }: Counted): string =>
  createHash('sha256').update(what).digest('base64url').slice(0, 27)

const countInDatabase = async (db: Db, counted: Counted): Promise<number> => {
  const { count } = await db
    .insertInto('rate_counters')
    .values({ key: keyOf(counted), window_start: counted.windowStart, count: 1 })
    .onConflict((conflict) =>
      conflict.columns(['key', 'window_start']).doUpdateSet({ count: sql`rate_counters.count + 1` }),
    )
    .returning('count')
    .executeTakeFirstOrThrow()
  return count
}

const createMemoryCounters = (mostKeys = 500_000) => {
  const counters = new Map<string, { windowStart: number; count: number }>()
  return {
    count: ({ what, windowStart }: Counted): number => {
      const start = windowStart.getTime()
      const known = counters.get(what)
      const count = known?.windowStart === start ? known.count + 1 : 1
      // A flood of addresses must not fill the memory: forgetting counters only forgives.
      if (!known && counters.size >= mostKeys) counters.clear()
      counters.set(what, { windowStart: start, count })
      return count
    },
  }
}
