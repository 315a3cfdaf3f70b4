import { typingContract } from '@lonk/shared-api/calls/chat/typing.schema.ts'
import { apiError } from '../../../errors.ts'
import { endpoint } from '../../../http/endpoint.ts'
import { loadAccount } from '../account.ts'
import { loadPartner } from '../conversation/partner.ts'
import { findConversation, partnerIdIn } from '../conversation/queries.ts'

/** POST /api/typing.php: passes on only where a message would; who writes unconfirmed is not heard yet. */
export const sendTypingEndpoint = endpoint(typingContract, async ({ input, member, services }) => {
  const { db, fanOut } = services
  const conversation = await findConversation(db, input.conversation_id, member.profileId)
  if (!conversation) throw apiError('not_found')
  const me = await loadAccount(db, member.userId)
  const partner = await loadPartner(db, me, partnerIdIn(conversation, me.profileId))
  if (partner?.userId && partner.standing === 'open' && me.status !== 'not_confirmed')
    fanOut.send(partner.userId, { event: 'typing', data: { conversation_id: conversation.id } })
  return undefined
})
