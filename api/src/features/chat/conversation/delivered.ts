import { sql } from 'kysely'
import type { Services } from '../../../services.ts'

/**
 * The member's own list, conversation or stream has brought these messages to him: they count as delivered. Asked
 * for by reads, so it writes only where there is something to write, and says whether there was. Nothing moves across a block: who was blocked would
 * see by it that somebody is still there.
 */
export const markDelivered = async (
  { db }: Pick<Services, 'db'>,
  profileId: number,
  now: Date,
): Promise<boolean> => {
  const { numAffectedRows } = await sql`
    update messages set state = 'delivered', delivered_at = ${now}
    where state = 'sent' and sender_profile_id <> ${profileId} and conversation_id in (
      select conversation_id from conversation_members where profile_id = ${profileId} and unread > 0)
      and not exists (select from blocks where blocker_id = ${profileId} and blocked_id = sender_profile_id)
      and not exists (select from blocks where blocker_id = sender_profile_id and blocked_id = ${profileId})`.execute(
    db,
  )
  return Number(numAffectedRows ?? 0) > 0
}

/** Tries, each with what came during the one before. */
const mostTries = 3

/**
 * Reads what a member is about to be given, and gives it only once it counts as delivered: a message that has been read
 * is paid, however fast its sender takes it back.
 */
export const deliveredFirst = async <Read>(
  services: Pick<Services, 'db'>,
  profileId: number,
  now: Date,
  read: () => Promise<Read>,
  isOnItsWay: (found: Read) => boolean,
): Promise<Read> => {
  let found = await read()
  for (let tries = 0; tries < mostTries && isOnItsWay(found); tries += 1) {
    const changed = await markDelivered(services, profileId, now)
    found = await read()
    if (!changed) break
  }
  return found
}

export const isOnItsWay = (
  { state, sender_profile_id }: { state: string; sender_profile_id: number },
  profileId: number,
): boolean => state === 'sent' && sender_profile_id !== profileId
