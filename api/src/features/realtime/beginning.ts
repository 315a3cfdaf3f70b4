import { before, minutes } from '../../clock.ts'
import { newestEvent } from '../../core/realtime/last-event.ts'
import type { Services } from '../../services.ts'

/** Resuming works this far back; beyond it the client loads everything again. */
export const mostResumed = 500
const resumeWithin = minutes(10)

/** What a stream begins with: the events after a number, or the request to load everything again. */
export interface Beginning {
  readonly after: number
  readonly resync: boolean
}

/** Who has heard of nothing (null) is told what happens from now on. */
export const beginningOf = async (
  services: Services,
  userId: number,
  lastHeard: number | null,
): Promise<Beginning> => {
  const newest = await newestEvent(services, userId)
  if (lastHeard === null || lastHeard === newest) return { after: newest, resync: false }
  return (await canResume(services, userId, lastHeard, newest))
    ? { after: lastHeard, resync: false }
    : { after: newest, resync: true }
}

/** Are all missed events still there, and few enough? What comes while this is asked is no part of the question. */
const canResume = async (
  { db, clock }: Services,
  userId: number,
  lastHeard: number,
  newest: number,
): Promise<boolean> => {
  const missed = newest - lastHeard
  if (missed < 0 || missed > mostResumed) return false
  const { count } = await db
    .selectFrom('events')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('seq', '>', lastHeard)
    .where('seq', '<=', newest)
    .where('created_at', '>', before(clock.now(), resumeWithin))
    .executeTakeFirstOrThrow()
  return count === missed
}
