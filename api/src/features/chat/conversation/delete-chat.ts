import { deleteChatContract } from '@lonk/shared-api/calls/chat/chat.schema.ts'
import { sql } from 'kysely'
import { lockWallet } from '../../../core/wallet/ledger.ts'
import { publishEvent, type Trx } from '../../../database/transaction.ts'
import { apiError } from '../../../errors.ts'
import { endpoint } from '../../../http/endpoint.ts'
import { findConversation, lockConversation } from './queries.ts'

/**
 * DELETE /api/chat.php: hidden for the caller alone, with what it held; a new message brings the rest back. What the
 * caller wrote there and nobody was sent yet is gone: it would go out, and be paid for, unseen.
 */
export const deleteChatEndpoint = endpoint(deleteChatContract, async ({ input, member, services }) => {
  await services.transaction(async (trx) => {
    // Whoever releases held messages has it too.
    await lockWallet(trx, member.userId)
    const conversation = await findConversation(trx, input.conversation.id, member.profileId)
    if (!conversation) throw apiError('not_found')
    await lockConversation(trx, conversation.id)
    await dropHeld(trx, conversation.id, member.profileId)
    await hide(trx, conversation.id, member.profileId)
    publishEvent(trx, member.userId, 'chats_changed', {})
  })
  return { ok: true }
})

const dropHeld = (trx: Trx, conversationId: number, profileId: number) =>
  trx
    .updateTable('messages')
    .set({ state: 'deleted', text: null })
    .where('conversation_id', '=', conversationId)
    .where('sender_profile_id', '=', profileId)
    .where('state', '=', 'held')
    .execute()

const hide = async (trx: Trx, conversationId: number, profileId: number) => {
  await sql`
    update conversation_members set last_at = null, unread = 0, hidden_before_id = greatest(hidden_before_id, coalesce(
      (select max(id) from messages where conversation_id = ${conversationId}), 0))
    where conversation_id = ${conversationId} and profile_id = ${profileId}`.execute(trx)
}
