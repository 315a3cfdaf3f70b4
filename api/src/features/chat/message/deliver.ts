import { placeOnTop, unreadTotal } from '../../../core/conversation/unread.ts'
import { afterCommit, publishEvent, type Trx } from '../../../database/transaction.ts'
import type { Account } from '../account.ts'
import type { Partner } from '../conversation/partner.ts'
import { type MessageRow, messageView, selectMessages } from './view.ts'

export type Delivered = {
  id: number
  conversationId: number
  fromProfileId: number
  toProfileId: number
  type: Exclude<MessageRow['type'], 'system'>
  text: string | null
}

/** Hears of a message once it is safe with its recipient. */
export type OnDelivered = (message: Delivered) => void

type Delivery = {
  conversationId: number
  messageId: number
  me: Account
  partner: Partner
  now: Date
  onDelivered?: OnDelivered | undefined
}

/** Puts a sent message on top of both lists and tells both sides, the sender's other tabs too. */
export const deliver = async (trx: Trx, delivery: Delivery): Promise<void> => {
  const { conversationId, messageId, partner, now } = delivery
  await trx
    .updateTable('conversations')
    .set({ last_message_id: messageId, last_at: now })
    .where('id', '=', conversationId)
    .execute()
  await placeOnTop(trx, { conversationId, recipient: partner.profileId, now })
  await tell(trx, delivery, true)
}

/** A held message is in its sender's list alone, until activation. */
export const hold = async (trx: Trx, delivery: Delivery): Promise<void> => {
  await trx
    .updateTable('conversation_members')
    .set({ last_at: delivery.now })
    .where('conversation_id', '=', delivery.conversationId)
    .where('profile_id', '=', delivery.me.profileId)
    .execute()
  await tell(trx, delivery, false)
}

const tell = async (trx: Trx, delivery: Delivery, both: boolean): Promise<void> => {
  const { messageId, me, partner, onDelivered } = delivery
  const row = await selectMessages(trx).where('messages.id', '=', messageId).executeTakeFirstOrThrow()
  const receipts = me.readReceipts && partner.readReceipts
  publishEvent(trx, me.userId, 'message', {
    message: messageView(row, { profileId: me.profileId, language: me.language, receipts }),
    unread_total: await unreadTotal(trx, me.profileId),
  })
  if (!both || partner.userId === null) return
  publishEvent(trx, partner.userId, 'message', {
    message: messageView(row, { profileId: partner.profileId, language: partner.language, receipts }),
    unread_total: await unreadTotal(trx, partner.profileId),
  })
  if (onDelivered) afterCommit(trx, () => onDelivered(delivered(row, partner)))
}

const delivered = (row: MessageRow, partner: Partner): Delivered => ({
  id: row.id,
  conversationId: row.conversation_id,
  fromProfileId: row.sender_profile_id,
  toProfileId: partner.profileId,
  type: row.type === 'system' ? 'text' : row.type,
  text: row.text,
})
