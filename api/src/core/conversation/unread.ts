import { sql } from 'kysely'
import type { Db } from '../../database/connection.ts'
import type { Trx } from '../../database/transaction.ts'

/** Unread messages over all conversations in this member's list; those with blocked partners are not in it. */
export const unreadTotal = async (db: Db, profileId: number): Promise<number> => {
  const { rows } = await sql<{ total: number }>`
    select coalesce(sum(m.unread), 0)::int as total
    from conversation_members m join conversations c on c.id = m.conversation_id
    where m.profile_id = ${profileId} and m.unread > 0 and not exists (
      select from blocks where blocker_id = ${profileId}
        and blocked_id = case when c.a_id = ${profileId} then c.b_id else c.a_id end)`.execute(db)
  return rows[0]?.total ?? 0
}

type Arrival = { conversationId: number; recipient: number; now: Date }

/**
 * A message has come: it goes to the top of both lists, and its recipient has one more unread. Under the conversation's
 * lock, which every change of what is unread takes: only then is adding one right without counting them all.
 */
export const placeOnTop = async (trx: Trx, { conversationId, recipient, now }: Arrival): Promise<void> => {
  await trx
    .updateTable('conversation_members')
    .set({
      last_at: now,
      unread: sql<number>`unread + case when profile_id = ${recipient} then 1 else 0 end`,
    })
    .where('conversation_id', '=', conversationId)
    .execute()
}

/**
 * Counts anew what this member has not read: messages of the other side after the last read one. For changes that take
 * some away; the work grows with their number.
 */
export const recountUnread = async (trx: Trx, conversationId: number, profileId: number): Promise<void> => {
  await sql`
    update conversation_members m set unread = (
      select count(*) from messages
      where conversation_id = m.conversation_id and sender_profile_id <> m.profile_id
        and id > greatest(m.read_until, m.hidden_before_id)
        and state not in ('held', 'deleted') and not m.profile_id = any(deleted_for))
    where m.conversation_id = ${conversationId} and m.profile_id = ${profileId}`.execute(trx)
}
