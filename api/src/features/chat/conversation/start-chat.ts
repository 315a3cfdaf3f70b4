import { startChatContract } from '@lonk/shared-api/calls/chat/chat.schema.ts'
import type { Conversation } from '@lonk/shared-api/schemas/chat.ts'
import type { Member } from '../../../core/member/member.ts'
import { actingOf } from '../../../core/pair/acting.ts'
import { lockProfiles } from '../../../core/pair/lock-profiles.ts'
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
    conversation: await startChat(trx, context.member, context.input.profile_id, context.now),
  })),
)

type Starter = Pick<Member, 'userId' | 'profileId'>

const startChat = async (trx: Trx, starter: Starter, profileId: number, now: Date): Promise<Conversation> => {
  if (profileId === starter.profileId) throw apiError('self_not_possible')
  await lockProfiles(trx, [starter.profileId, profileId], 'act')
  const me = await loadAccount(trx, starter.userId)
  // Only a member who has paused is refused: what an unconfirmed member writes waits in the conversation.
  actingOf(me.status)
  const partner = await loadPartner(trx, me, profileId)
  if (!partner) throw apiError('profile_not_found')
  if (partner.standing !== 'open') {
    const known = partner.standing === 'closed' && (await findPair(trx, me.profileId, profileId))
    throw apiError(known ? 'conversation_closed' : 'profile_not_found')
  }
  const conversation = await openPair(trx, me.profileId, partner, now)
  return conversationView(conversation, await membershipOf(trx, conversation.id, me.profileId), partner)
}
