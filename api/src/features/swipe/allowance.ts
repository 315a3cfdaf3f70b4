import { before, localDay, minutes } from '../../clock.ts'
import type { Member } from '../../core/member/member.ts'
import { zoneOf } from '../../core/member/zone.ts'
import type { Db } from '../../database/connection.ts'
import { nextMidnight } from './local-midnight.ts'

/** A pass can be taken back this long (docs/api.md, swipe). */
const undoWithin = minutes(10)

/** The member's calendar day: likes are counted by it. */
export const swipeDay = (member: Pick<Member, 'country'>, now: Date) => {
  const zone = zoneOf(member.country)
  return { day: localDay(now, zone), resetsAt: nextMidnight(now, zone) }
}

export const likesLeft = async (db: Db, userId: number, day: string, max: number): Promise<number> => {
  const { used } = await db
    .selectFrom('swipes')
    .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('used'))
    .where('user_id', '=', userId)
    .where('local_day', '=', day)
    .where('action', '=', 'like')
    .executeTakeFirstOrThrow()
  return Math.max(0, max - used)
}

/** The last decision, if it may be taken back: a pass, lately, by a premium member. */
export const undoable = async (
  db: Db,
  { userId, paidUser }: Pick<Member, 'userId' | 'paidUser'>,
  now: Date,
): Promise<string | null> => {
  if (!paidUser) return null
  const last = await db
    .selectFrom('swipes')
    .select(['client_id', 'action', 'created_at', 'undone_at'])
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .executeTakeFirst()
  const fits = last?.action === 'pass' && last.undone_at === null
  return fits && last.created_at >= before(now, undoWithin) ? last.client_id : null
}
