import { deleteChatContract } from '@lonk/shared-api/calls/chat/chat.schema.ts'
import { sql } from 'kysely'
import { publishEvent, type Trx } from '../../../database/transaction.ts'
import { apiError } from '../../../errors.ts'
import { endpoint } from '../../../http/endpoint.ts'
import { findConversation, lockConversation } from './queries.ts'

/** DELETE /api/chat.php: hidden for the caller alone, with what it held; a new message brings the rest back. */
export const deleteChatEndpoint = endpoint(deleteChatContract, async ({ input, member, services }) => {
  await services.transaction(async (trx) => {
    const conversation = await findConversation(trx, input.conversation.id, member.profileId)
    if (!conversation) throw apiError('not_found')
    await lockConversation(trx, conversation.id)
    await hide(trx, conversation.id, member.profileId)
    publishEvent(trx, member.userId, 'chats_changed', {})
  })
  return { ok: true }
})

const hide = async (trx: Trx, conversationId: number, profileId: number) => {
  await sql`
    update conversation_members set last_at = null, unread = 0, hidden_before_id = greatest(hidden_before_id, coalesce(
      (select max(id) from messages where conversation_id = ${conversationId}), 0))
    where conversation_id = ${conversationId} and profile_id = ${profileId}`.execute(trx)
}
