import { sql } from 'kysely'
import type { Services } from '../../../services.ts'

/**
 * The member's own list, conversation or stream has brought these messages to him: they count as delivered. Asked
 * for by reads, so it writes only where there is something to write. Nothing moves across a block: who was blocked would
 * see by it that somebody is still there.
 */
export const markDelivered = async (
  { db }: Pick<Services, 'db'>,
  profileId: number,
  now: Date,
): Promise<void> => {
  await sql`
    update messages set state = 'delivered', delivered_at = ${now}
    where state = 'sent' and sender_profile_id <> ${profileId} and conversation_id in (
      select conversation_id from conversation_members where profile_id = ${profileId} and unread > 0)
      and not exists (select from blocks where blocker_id = ${profileId} and blocked_id = sender_profile_id)
      and not exists (select from blocks where blocker_id = sender_profile_id and blocked_id = ${profileId})`.execute(
    db,
  )
}
