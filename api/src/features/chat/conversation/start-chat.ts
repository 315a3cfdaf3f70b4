import { startChatContract } from '@lonk/shared-api/calls/chat/chat.schema.ts'
import type { Conversation } from '@lonk/shared-api/schemas/chat.ts'
import type { Trx } from '../../../database/transaction.ts'
import { apiError } from '../../../errors.ts'
import { endpoint } from '../../../http/endpoint.ts'
import { idempotent } from '../../../http/idempotent.ts'
import { loadAccount } from '../account.ts'
import { loadPartner } from './partner.ts'
import { conversationView, findPair, membershipOf, openPair } from './queries.ts'

/** POST /api/chat.php: opens nothing in anybody's list; that happens with the first message. */
export const startChatEndpoint = endpoint(startChatContract, (context) =>
  idempotent(context, async (trx) => ({
    conversation: await startChat(trx, context.member.userId, context.input.profile_id, context.now),
  })),
)

const startChat = async (trx: Trx, userId: number, profileId: number, now: Date): Promise<Conversation> => {
  const me = await loadAccount(trx, userId)
  if (profileId === me.profileId) throw apiError('self_not_possible')
  const partner = await loadPartner(trx, me, profileId)
  if (!partner) throw apiError('profile_not_found')
  if (partner.standing !== 'open') {
    const known = partner.standing === 'closed' && (await findPair(trx, me.profileId, profileId))
    throw apiError(known ? 'conversation_closed' : 'profile_not_found')
  }
  const conversation = await openPair(trx, me.profileId, partner, now)
  return conversationView(conversation, await membershipOf(trx, conversation.id, me.profileId), partner)
}
