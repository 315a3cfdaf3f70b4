import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'
import { after, type Clock, minutes, seconds } from '../clock.ts'
import type { Db } from '../database/connection.ts'
import { json } from '../database/schema/columns.ts'
import type { Trx } from '../database/transaction.ts'
import { withoutPersons } from '../logging.ts'
import { createLanes } from './lanes.ts'

/** Does one job; a rejection makes it come back later, after a doubling pause. */
export type JobHandler = (payload: Record<string, unknown>) => Promise<void>

export type Jobs = {
  /** Who does the jobs of a queue. Called at start, before `start`. */
  handle: (queue: string, handler: JobHandler) => void
  /** Something that every process looks after, each so many milliseconds of the injected clock. */
  every: (name: string, milliseconds: number, run: () => Promise<void>) => void
  start: () => void
  /** A job was queued: whoever is free looks at once. */
  wake: () => void
  /** Runs what is due now, once, one after the other; tests call it through `POST /dev/clock`. */
  tick: () => Promise<void>
  stop: () => Promise<void>
}

type Job = { queue: string; runAt: Date; payload?: Record<string, unknown>; uniqueKey?: string; now: Date }

/** Puts a job into the queue, with its cause, in one transaction. The same `uniqueKey` is queued once. */
export const enqueue = async (trx: Trx, { queue, runAt, payload, uniqueKey, now }: Job): Promise<void> => {
  await trx
    .insertInto('jobs')
    .values({
      queue,
      run_at: runAt,
      payload: json(payload ?? {}),
      unique_key: uniqueKey ?? null,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('unique_key').doNothing())
    .execute()
}

const lookEvery = seconds(1)
const lease = minutes(2)
const renewEvery = seconds(30)
const mostAttempts = 12

/**
 * Each duty and each queue goes on by itself, never twice at once: one that waits for somebody else's server holds up
 * no other.
 */
export const createJobs = (db: Db, clock: Clock, log: FastifyBaseLogger): Jobs => {
  const duties = createLanes(log)
  const queues = createLanes(log)
  let timer: NodeJS.Timeout | undefined
  let ticking = 0
  let stopping = false

  const look = () => {
    // Whoever ticks wants everything in its order.
    if (stopping || ticking > 0) return
    duties.beginAll()
    queues.beginAll()
  }

  return {
    handle: (queue, handler) => {
      const work = async () => {
        while (!stopping) {
          const job = await claimJob(db, queue, clock.now())
          if (!job) return
          await finish({ db, clock, log }, job, handler)
        }
      }
      queues.add({
        name: queue,
        isDue: () => !stopping,
        // Never a rejection: the next look comes in a second.
        run: () => work().catch((error: unknown) => log.error({ err: error, queue }, 'jobs failed')),
      })
    },
    every: (name, milliseconds, run) => {
      let due = clock.now().getTime() + milliseconds
      duties.add({
        name,
        isDue: () => !stopping && clock.now().getTime() >= due,
        run: () => {
          due = clock.now().getTime() + milliseconds
          return run().catch((error: unknown) => log.error({ err: error, duty: name }, 'duty failed'))
        },
      })
    },
    start: () => {
      timer = setInterval(look, lookEvery)
    },
    wake: () => {
      if (!stopping) queues.beginAll()
    },
    tick: async () => {
      ticking += 1
      try {
        await duties.runInOrder()
        await queues.runInOrder()
      } finally {
        ticking -= 1
      }
    },
    stop: async () => {
      stopping = true
      clearInterval(timer)
      await Promise.all([duties.ended(), queues.ended()])
    },
  }
}

type ClaimedJob = { id: number; queue: string; payload: Record<string, unknown>; attempts: number }

/** One due job, leased: where this process dies, another takes it when the lease is over. */
const claimJob = async (db: Db, queue: string, now: Date): Promise<ClaimedJob | undefined> => {
  const { rows } = await sql<ClaimedJob>`
    update jobs set locked_until = ${after(now, lease)}, attempts = attempts + 1
    where id = (
      select id from jobs
      where queue = ${queue} and run_at <= ${now} and (locked_until is null or locked_until < ${now})
      order by run_at limit 1 for update skip locked)
    returning id, queue, payload, attempts`.execute(db)
  return rows[0]
}

type Worker = { db: Db; clock: Clock; log: FastifyBaseLogger }

const finish = async (worker: Worker, job: ClaimedJob, handler: JobHandler): Promise<void> => {
  const { db, clock, log } = worker
  // Another process may have taken it over, where this one hung for longer than the lease.
  const own = { id: job.id, attempts: job.attempts }
  const renewal = setInterval(() => void renew(worker, own), renewEvery)
  try {
    await handler(job.payload)
    await db
      .deleteFrom('jobs')
      .where((eb) => eb.and(own))
      .execute()
    log.debug({ queue: job.queue, job: job.id, attempts: job.attempts }, 'job done')
  } catch (error) {
    log.error({ err: error, queue: job.queue, attempts: job.attempts }, 'job failed')
    const pause = seconds(5 * 2 ** Math.min(job.attempts, 10))
    const run_at = after(clock.now(), job.attempts < mostAttempts ? pause : minutes(60 * 24))
    await db
      .updateTable('jobs')
      .set({ locked_until: null, run_at, last_error: withoutPersons(String(error)).slice(0, 500) })
      .where((eb) => eb.and(own))
      .execute()
  } finally {
    clearInterval(renewal)
  }
}

/** A job that takes long keeps its lease while its process lives. */
const renew = ({ db, clock, log }: Worker, own: Pick<ClaimedJob, 'id' | 'attempts'>): Promise<void> =>
  db
    .updateTable('jobs')
    .set({ locked_until: after(clock.now(), lease) })
    .where((eb) => eb.and(own))
    .execute()
    .then(
      () => {},
      (error: unknown) => log.warn({ err: error, job: own.id }, 'a lease was not renewed'),
    )
