import { chatsContract } from '@lonk/shared-api/calls/chat/chats.schema.ts'
import type { ChatListEntry } from '@lonk/shared-api/schemas/chat.ts'
import type { ChatPartner } from '@lonk/shared-api/schemas/profile.ts'
import { unreadTotal } from '../../../core/conversation/unread.ts'
import { viewerOf } from '../../../core/member/viewer.ts'
import { endpoint } from '../../../http/endpoint.ts'
import { handedOver, isUntold, isWaiting } from '../conversation/delivered.ts'
import { partnerCards, reducedCard } from '../conversation/partner-card.ts'
import { preview } from '../conversation/preview.ts'
import { conversationView } from '../conversation/queries.ts'
import { hearEachOther, standingOf } from '../conversation/standing.ts'
import { type ListedChat, listChats, pageSize, readCursor, writeCursor } from './list-chats.ts'

/** GET /api/chats.php */
export const getChatsEndpoint = endpoint(chatsContract, async (context) => {
  const { input, member, services, now, language } = context
  const { db } = services
  const waits = (row: ListedChat) => isWaiting(lastOf(row), member.profileId)
  const isNews = (row: ListedChat) =>
    isUntold(lastOf(row), member.profileId) && hearEachOther(member, { standing: standingOf(row) })
  const rows = await handedOver(services, member.profileId, now, {
    read: () => listChats(db, member.profileId, readCursor(input.cursor)),
    waitingIn: (found) => found.filter((row) => waits(row) || isNews(row)).map(({ last_id }) => last_id),
    withoutWaiting: (found) => found.filter((row) => !waits(row)),
  })
  const page = rows.slice(0, pageSize)
  const partners = page.map((row) => ({ profileId: row.partner_id, visible: standingOf(row) !== 'closed' }))
  const cards = await partnerCards(services, db, viewerOf(context), partners)
  const last = page.at(-1)
  return {
    chats: page.map((row, index) =>
      entry(row, cards[index] ?? reducedCard(row.partner_id, language), member.profileId),
    ),
    unread_total: await unreadTotal(db, member.profileId),
    next_cursor: last && rows.length > pageSize ? writeCursor(last) : null,
  }
})

const lastOf = ({ last_state, last_sender, last_handed_at }: ListedChat) => ({
  state: last_state,
  sender_profile_id: last_sender,
  handed_at: last_handed_at,
})

const entry = (row: ListedChat, profile: ChatPartner, myProfileId: number): ChatListEntry => ({
  conversation: conversationView(
    { id: row.conversation_id, fictional: row.fictional },
    { ...row, last_message_id: row.last_id },
    { standing: standingOf(row) },
  ),
  profile,
  num_unread_messages: row.unread,
  last_message: {
    type: row.last_type,
    preview: preview(row.last_text),
    own: row.last_sender === myProfileId,
    created_at: row.last_created_at.toISOString(),
  },
})
