import { deleteMessageContract } from '@lonk/shared-api/calls/chat/message.schema.ts'
import { sql } from 'kysely'
import { cameTo } from '../../../core/conversation/there-for.ts'
import { recountUnread } from '../../../core/conversation/unread.ts'
import { lockProfiles } from '../../../core/pair/lock-profiles.ts'
import { lockWallet } from '../../../core/wallet/ledger.ts'
import { returnCharge } from '../../../core/wallet/return-charge.ts'
import { publishEvent, type Trx } from '../../../database/transaction.ts'
import { apiError } from '../../../errors.ts'
import { endpoint } from '../../../http/endpoint.ts'
import { type Account, loadAccount } from '../account.ts'
import { loadPartner, type Partner } from '../conversation/partner.ts'
import {
  type ConversationRow,
  findConversation,
  lockConversation,
  partnerIdIn,
} from '../conversation/queries.ts'
import { hearEachOther } from '../conversation/standing.ts'
import { deletionOf } from './delete-rule.ts'

/** DELETE /api/message.php: a repeated call finds it gone and succeeds. */
export const deleteMessageEndpoint = endpoint(
  deleteMessageContract,
  async ({ input, member, services, now }) => {
    await services.transaction((trx) =>
      deleteMessage(trx, member.userId, { messageId: input.message_id, scope: input.scope, now }),
    )
    return { ok: true }
  },
)

type Deletion = { messageId: number; scope: 'me' | 'both'; now: Date }

const deleteMessage = async (trx: Trx, userId: number, { messageId, scope, now }: Deletion) => {
  await lockWallet(trx, userId)
  const { profileId } = await loadAccount(trx, userId)
  const { conversation_id } = await locate(trx, messageId, profileId)
  const conversation = await findConversation(trx, conversation_id, profileId)
  if (!conversation) throw apiError('not_found')
  await lockProfiles(trx, [conversation.a_id, conversation.b_id], 'act')
  const me = await loadAccount(trx, userId)
  await lockConversation(trx, conversation.id)
  // Under the lock that delivering takes: what is being handed over is not taken back with its credits.
  await trx.selectFrom('messages').select('id').where('id', '=', messageId).forUpdate().execute()
  const message = await locate(trx, messageId, profileId)
  const own = message.sender_profile_id === me.profileId
  if (message.state === 'deleted' && own) return

  const ageMs = now.getTime() - message.created_at.getTime()
  const partner = await loadPartner(trx, me, partnerIdIn(conversation, me.profileId))
  const heard = partner !== undefined && hearEachOther(me, partner)
  const deletion = deletionOf({
    scope,
    own,
    state: message.state,
    handedOver: message.handed_at !== null,
    open: heard,
    receipts: me.readReceipts && (partner?.readReceipts ?? false) && !message.read_quietly,
    ageMs,
  })
  if (!deletion.allowed) throw apiError('delete_too_late')
  // A held message hidden from its author alone would still go out, and be paid for, unseen.
  if (scope === 'me' && message.state !== 'held') return hideForMe(trx, me, conversation, messageId)
  const [held, given] = [message.state === 'held', message.handed_at !== null]
  const { release } = deletion
  await removeForBoth(trx, { me, partner, heard, conversation, messageId, now, release, held, given })
}

/** What never came to a member is as absent as none. */
const locate = async (trx: Trx, messageId: number, profileId: number) => {
  const message = await trx
    .selectFrom('messages')
    .select(['conversation_id', 'sender_profile_id', 'state', 'handed_at', 'read_quietly', 'created_at'])
    .where('id', '=', messageId)
    .where(cameTo(profileId))
    .executeTakeFirst()
  if (!message) throw apiError('not_found')
  return message
}

const hideForMe = async (trx: Trx, me: Account, conversation: ConversationRow, messageId: number) => {
  await trx
    .updateTable('messages')
    .set({ deleted_for: sql<number[]>`array_append(deleted_for, ${me.profileId})` })
    .where('id', '=', messageId)
    .where(sql<boolean>`not ${me.profileId} = any(deleted_for)`)
    .execute()
  await recountUnread(trx, conversation.id, me.profileId)
  tell(trx, me.userId, conversation.id, messageId)
}

type Removal = {
  me: Account
  partner: Partner | undefined
  heard: boolean
  conversation: ConversationRow
  messageId: number
  now: Date
  release: boolean
  held: boolean
  /** To the other side, where one that is neither held nor given counts as unread. */
  given: boolean
}

const removeForBoth = async (trx: Trx, removal: Removal) => {
  const { me, partner, heard, conversation, messageId, now, release, held, given } = removal
  if (release) {
    const balance = await returnCharge(trx, { user_id: me.userId, message_id: messageId, now })
    if (balance !== null) publishEvent(trx, me.userId, 'credits', { balance })
  }
  await trx
    .updateTable('messages')
    .set({ state: 'deleted', text: null, ...(release ? { credits_charged: 0 } : {}) })
    .where('id', '=', messageId)
    .execute()
  tell(trx, me.userId, conversation.id, messageId)
  if (!partner || held) return
  await recountUnread(trx, conversation.id, partner.profileId)
  // Nothing crosses a block, not even a deletion; the message is gone all the same.
  if (partner.userId === null || !heard) return
  if (given) tell(trx, partner.userId, conversation.id, messageId)
  // Whoever was never given it may know of no conversation: told that something changed, without a number.
  else publishEvent(trx, partner.userId, 'chats_changed', {})
}

const tell = (trx: Trx, userId: number, conversationId: number, messageId: number) =>
  publishEvent(trx, userId, 'message_deleted', { id: messageId, conversation_id: conversationId })
