import { sql } from 'kysely'
import type { Db } from '../../../database/connection.ts'
import { shownToMember } from '../conversation/shown.ts'
import type { StandingQuestion } from '../conversation/standing.ts'
import type { MessageRow } from '../message/view.ts'

export const pageSize = 100

export type ListedChat = {
  conversation_id: number
  fictional: boolean
  free_slot: boolean
  muted: boolean
  fictional_ack_at: Date | null
  unread: number
  last_at: Date
  partner_id: number
  profile_status: StandingQuestion['profile_status']
  user_status: StandingQuestion['user_status']
  blocked: boolean
  last_id: number
  last_type: MessageRow['type']
  last_text: string | null
  last_sender: number
  last_state: MessageRow['state']
  last_handed_at: Date | null
  last_created_at: Date
}

export type Cursor = { last_at: Date; conversation_id: number }

/**
 * A member's conversations, newest first: those with something to see in them, without partners they blocked. One row
 * more than a page shows that there is another page.
 */
export const listChats = async (db: Db, profileId: number, after: Cursor | null): Promise<ListedChat[]> => {
  const older = after
    ? sql`and (m.last_at, m.conversation_id) < (${after.last_at}::timestamptz, ${after.conversation_id}::bigint)`
    : sql``
  const { rows } = await sql<ListedChat>`
    select c.id as conversation_id, c.fictional, m.free_slot, m.muted, m.fictional_ack_at, m.unread, m.last_at,
      p.id as partner_id, p.status as profile_status, u.status as user_status,
      exists (select from blocks where blocker_id = p.id and blocked_id = m.profile_id) as blocked,
      last.id as last_id, last.type as last_type, last.text as last_text, last.sender_profile_id as last_sender,
      last.state as last_state, last.handed_at as last_handed_at, last.created_at as last_created_at
    from conversation_members m
    join conversations c on c.id = m.conversation_id
    join profiles p on p.id = case when c.a_id = m.profile_id then c.b_id else c.a_id end
    left join users u on u.id = p.user_id
    cross join lateral (
      select id, type, text, sender_profile_id, state, handed_at, created_at from messages
      where conversation_id = c.id and ${shownToMember}
      order by id desc limit 1) last
    where m.profile_id = ${profileId} and m.last_at is not null ${older}
      and not exists (select from blocks where blocker_id = m.profile_id and blocked_id = p.id)
    order by m.last_at desc, m.conversation_id desc
    limit ${pageSize + 1}`.execute(db)
  return rows
}

export const writeCursor = ({ last_at, conversation_id }: Cursor): string =>
  `${last_at.getTime()}_${conversation_id}`

/** The last year that databases and `Date` write in the same way. */
const latest = Date.UTC(9999, 11, 31)

/** Null for what was never given out: the list then begins at its beginning. */
export const readCursor = (raw: string | undefined): Cursor | null => {
  const [time = -1, id = -1] = (raw ?? '').split('_').map(Number)
  if (!Number.isSafeInteger(time) || !Number.isSafeInteger(id)) return null
  if (time < 0 || time > latest || id < 0) return null
  return { last_at: new Date(time), conversation_id: id }
}
