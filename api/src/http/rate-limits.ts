import { createHash } from 'node:crypto'
import type { Limit } from '@lonk/shared-api/contract.ts'
import { sql } from 'kysely'
import type { Clock } from '../clock.ts'
import type { Db } from '../database/connection.ts'
import { apiError } from '../errors.ts'

export type RateLimits = {
  /** Throws `rate_limited` where one of the limits is reached. `call` names the counter, e.g. `POST /api/like.php`. */
  count: (call: string, limits: readonly Limit[], who: Caller) => Promise<void>
  /** Counts as well, for calls that have another answer to too many than to refuse them. */
  isOver: (what: string, limit: Limit, who: Caller) => Promise<boolean>
}

export type Caller = { userId: number | null; network: string; effects: boolean }

type Counted = { key: string; windowStart: Date; max: number; endsInSeconds: number }

/**
 * Technical throttles (`docs/api.md`, 2.3), one counter per key and window. Calls with effects are counted in the
 * database, over all processes; plain reads in memory, so that a poll that finds nothing new stays one indexed read.
 */
export const createRateLimits = (db: Db, clock: Clock, factor: number): RateLimits => {
  const inMemory = createMemoryCounters()
  const secondsOver = async (call: string, limit: Limit, who: Caller): Promise<number | null> => {
    if (limit.by === 'visitor' && who.userId !== null) return null
    const counted = counterOf(call, limit, who, factor, clock.now())
    const count = who.effects ? await countInDatabase(db, counted) : inMemory.count(counted)
    return count > counted.max ? counted.endsInSeconds : null
  }
  return {
    count: async (call, limits, who) => {
      for (const limit of limits) {
        const seconds = await secondsOver(call, limit, who)
        if (seconds !== null) throw apiError('rate_limited', { seconds })
      }
    },
    isOver: async (what, limit, who) => (await secondsOver(what, limit, who)) !== null,
  }
}

const counterOf = (call: string, limit: Limit, who: Caller, factor: number, now: Date): Counted => {
  const windowMs = limit.seconds * 1000
  const start = Math.floor(now.getTime() / windowMs) * windowMs
  const subject = limit.by === 'account' && who.userId !== null ? `user:${who.userId}` : `net:${who.network}`
  return {
    key: createHash('sha256')
      .update(`${call}|${limit.seconds}|${limit.by}|${subject}`)
      .digest('base64url')
      .slice(0, 27),
    windowStart: new Date(start),
    max: Math.max(1, Math.floor(limit.max * factor)),
    endsInSeconds: Math.max(1, Math.ceil((start + windowMs - now.getTime()) / 1000)),
  }
}

const countInDatabase = async (db: Db, { key, windowStart }: Counted): Promise<number> => {
  const { count } = await db
    .insertInto('rate_counters')
    .values({ key, window_start: windowStart, count: 1 })
    .onConflict((conflict) =>
      conflict.columns(['key', 'window_start']).doUpdateSet({ count: sql`rate_counters.count + 1` }),
    )
    .returning('count')
    .executeTakeFirstOrThrow()
  return count
}

const createMemoryCounters = (mostKeys = 200_000) => {
  const counters = new Map<string, { windowStart: number; count: number }>()
  return {
    count: ({ key, windowStart }: Counted): number => {
      const start = windowStart.getTime()
      const known = counters.get(key)
      const count = known?.windowStart === start ? known.count + 1 : 1
      // A flood of addresses must not fill the memory: forgetting counters only forgives.
      if (!known && counters.size >= mostKeys) counters.clear()
      counters.set(key, { windowStart: start, count })
      return count
    },
  }
}
