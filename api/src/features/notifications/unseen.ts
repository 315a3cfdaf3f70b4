import { sql } from 'kysely'
import type { Db } from '../../database/connection.ts'
import type { NoticeKind } from '../../database/schema/notifications.ts'

export type Unseen = { id: number; user_id: number; kind: NoticeKind; fictional: boolean }

/**
 * Which of these notices still tell something new: messages that were not read in conversations that are not muted,
 * likes that were not opened. What a block, a pause, a deletion or an unlike has taken away is not there any more.
 */
export const stillUnseen = async (db: Db, noticeIds: readonly number[]): Promise<Unseen[]> => {
  if (noticeIds.length === 0) return []
  const ids = [...noticeIds]
  const { rows } = await sql<Unseen>`
    select n.id, n.user_id, n.kind, sender.fictional
    from notices n
    join profiles own on own.user_id = n.user_id
    join messages m on m.id = n.ref_id and m.state in ('sent', 'delivered') and not own.id = any(m.deleted_for)
    join conversation_members c on c.conversation_id = m.conversation_id and c.profile_id = own.id
      and not c.muted and c.hidden_before_id < m.id
    join profiles sender on sender.id = m.sender_profile_id and sender.status = 'active'
    where n.kind = 'message' and n.id = any(${ids}::bigint[])
      and not exists (select 1 from blocks where blocker_id = own.id and blocked_id = sender.id)
      and not exists (select 1 from blocks where blocker_id = sender.id and blocked_id = own.id)
    union all
    select n.id, n.user_id, n.kind, sender.fictional
    from notices n
    join profiles own on own.user_id = n.user_id
    join likes l on l.from_id = n.ref_id and l.to_id = own.id and l.like_new and not l.held
    join profiles sender on sender.id = l.from_id and sender.status = 'active'
    where n.kind <> 'message' and n.id = any(${ids}::bigint[])
    order by id`.execute(db)
  return rows
}
