import { before } from '../../clock.ts'
import type { Services } from '../../services.ts'

/** Milliseconds for which an event may not yet be in what other calls of the same page read. */
const settling = 250

/** Number of the newest of a member's events; 0: there never was one. */
export const newestEvent = async ({ db }: Services, userId: number): Promise<number> => {
  const row = await db
    .selectFrom('account_revisions')
    .select('event_seq')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.event_seq ?? 0
}

/**
 * The newest event that whatever is read beside this or afterwards includes. A page is read by several calls at once,
 * perhaps on several machines: rather an event twice than none.
 */
export const settledEvent = async (services: Services, userId: number): Promise<number> => {
  const newest = await newestEvent(services, userId)
  const { first } = await services.db
    .selectFrom('events')
    .select((eb) => eb.fn.min('seq').as('first'))
    .where('user_id', '=', userId)
    .where('seq', '<=', newest)
    .where('created_at', '>', before(services.clock.now(), settling))
    .executeTakeFirstOrThrow()
  return first === null ? newest : first - 1
}
