import { typingContract } from '@lonk/shared-api/calls/chat/typing.schema.ts'
import { apiError } from '../../../errors.ts'
import { endpoint } from '../../../http/endpoint.ts'
import type { Services } from '../../../services.ts'
import { loadAccount } from '../account.ts'
import { loadPartner } from '../conversation/partner.ts'
import { findConversation, partnerIdIn } from '../conversation/queries.ts'
import { hearEachOther } from '../conversation/standing.ts'

/** POST /api/typing.php: passes on only where a message would, and to whom knows of the conversation. */
export const sendTypingEndpoint = endpoint(typingContract, async ({ input, member, services }) => {
  await passOnTyping(services, member.userId, input.conversation_id)
  return undefined
})

/** Also what a demo partner types with. */
export const passOnTyping = async (
  { db, fanOut }: Pick<Services, 'db' | 'fanOut'>,
  userId: number,
  conversationId: number,
): Promise<void> => {
  const me = await loadAccount(db, userId)
  const conversation = await findConversation(db, conversationId, me.profileId)
  if (!conversation) throw apiError('not_found')
  const partner = await loadPartner(db, me, partnerIdIn(conversation, me.profileId))
  if (!partner?.userId || !hearEachOther(me, partner)) return
  if (await findConversation(db, conversation.id, partner.profileId))
    fanOut.send(partner.userId, { event: 'typing', data: { conversation_id: conversation.id } })
}
