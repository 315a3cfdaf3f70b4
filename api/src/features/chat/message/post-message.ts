import type { SendMessageAnswer } from '@lonk/shared-api/calls/chat/message.schema.ts'
import { unreadTotal } from '../../../core/conversation/unread.ts'
import { decimal } from '../../../core/money/amounts.ts'
import { activeBundles, shownPrice } from '../../../core/money/bundles.ts'
import { actingOf } from '../../../core/pair/acting.ts'
import { lockProfiles } from '../../../core/pair/lock-profiles.ts'
import type { SiteValues } from '../../../core/settings/defaults.ts'
import { inLanguage } from '../../../core/settings/translated.ts'
import { lockWallet } from '../../../core/wallet/ledger.ts'
import { type Trx, touch } from '../../../database/transaction.ts'
import { apiError, fieldError } from '../../../errors.ts'
import { type Account, loadAccount } from '../account.ts'
import { loadPartner, type Partner } from '../conversation/partner.ts'
import {
  type ConversationRow,
  conversationView,
  findConversation,
  findPair,
  hasWritten,
  lockConversation,
  membershipOf,
  openPair,
  partnerIdIn,
  usedSlots,
} from '../conversation/queries.ts'
import { slotFor } from '../conversation/slots.ts'
import { type SendRefusal, sendRefusal } from '../conversation/standing.ts'
import { chargeFor } from './charge.ts'
import { chargeMessage } from './charge-message.ts'
import { deliver, hold, type OnDelivered } from './deliver.ts'
import { contentOf, type MessageDraft } from './prepare.ts'
import { messageView, selectMessages } from './view.ts'

export type NewMessage = MessageDraft & {
  client_id: string
  conversation_id?: number | undefined
  profile_id?: number | undefined
}

type Circumstances = {
  settings: SiteValues
  now: Date
  onDelivered?: OnDelivered | undefined
  /** A demo member's: no credits, no slot. */
  onTheHouse?: boolean | undefined
}

/**
 * Sends a message of a member: every rule, the charge, both lists and the events in the caller's one transaction.
 * A known `client_id` is answered with the message it made, and costs nothing again. Endpoint and demo alike send
 * through here.
 */
export const postMessage = async (
  trx: Trx,
  userId: number,
  wish: NewMessage,
  circumstances: Circumstances,
): Promise<SendMessageAnswer> => {
  const wallet = await lockWallet(trx, userId)
  const me = await loadAccount(trx, userId)
  const known = await findByClientId(trx, me.profileId, wish.client_id)
  if (known) return answer(trx, me, known)

  const there = await destination(trx, me, wish, circumstances.now)
  const id = await write(trx, { ...there, wish, balance: wallet.balance, ...circumstances })
  return answer(trx, me, id)
}

const findByClientId = async (trx: Trx, profileId: number, clientId: string): Promise<number | undefined> => {
  const message = await trx
    .selectFrom('messages')
    .select('id')
    .where('sender_profile_id', '=', profileId)
    .where('client_id', '=', clientId)
    .executeTakeFirst()
  return message?.id
}

/**
 * Where the message goes. Only an open partner gets a new conversation: a hidden one is as absent as none. How the two
 * stand to each other is read under the lock that a block, a pause and a deletion hold as well.
 */
const destination = async (trx: Trx, sender: Account, wish: NewMessage, now: Date) => {
  const { known, profileId } = await addressee(trx, sender, wish)
  await lockProfiles(trx, [sender.profileId, profileId], 'act')
  const me = await loadAccount(trx, sender.userId)
  const acting = actingOf(me.status)
  const partner = await loadPartner(trx, me, profileId)
  if (!partner) throw apiError(known ? 'not_found' : 'profile_not_found')
  const conversation = known
    ? await lockConversation(trx, known.id)
    : await openDestination(trx, me, partner, now)
  return { me, acting, partner, conversation }
}

const addressee = async (
  trx: Trx,
  { profileId: mine }: Account,
  { conversation_id, profile_id }: NewMessage,
): Promise<{ known: ConversationRow | null; profileId: number }> => {
  if (conversation_id !== undefined) {
    const known = await findConversation(trx, conversation_id, mine)
    if (!known) throw apiError('not_found')
    return { known, profileId: partnerIdIn(known, mine) }
  }
  if (profile_id === undefined) throw fieldError('profile_id', 'field_required')
  if (profile_id === mine) throw apiError('self_not_possible')
  return { known: null, profileId: profile_id }
}

const openDestination = async (trx: Trx, me: Account, partner: Partner, now: Date) => {
  if (partner.standing === 'unconfirmed') throw apiError('recipient_unavailable')
  if (partner.standing === 'closed' && !(await findPair(trx, me.profileId, partner.profileId)))
    throw apiError('profile_not_found')
  return openPair(trx, me.profileId, partner, now)
}

type Sending = Circumstances & {
  me: Account
  acting: 'now' | 'held'
  partner: Partner
  conversation: ConversationRow
  wish: NewMessage
  balance: number
}

const write = async (trx: Trx, sending: Sending): Promise<number> => {
  const { me, acting, partner, conversation, wish, balance, settings, now, onTheHouse = false } = sending
  const membership = await membershipOf(trx, conversation.id, me.profileId)
  const held = acting === 'held'
  const slot = slotFor({
    paid: me.paid || onTheHouse,
    wroteBefore: await hasWritten(trx, conversation.id, me.profileId),
    used: await usedSlots(trx, me.profileId),
    max: settings.free_conversations,
  })
  const refuseIf = async (cost: number) => {
    const refusal = sendRefusal({
      // Refused before anything about the other one was asked.
      paused: false,
      standing: partner.standing,
      fictional: partner.fictional,
      fictional_ack: membership.fictional_ack_at !== null,
      slot,
      held,
      cost,
      balance,
    })
    if (refusal) throw await refusalError(trx, refusal, { me, settings, cost, balance })
  }
  // A closed conversation says so whatever the message holds.
  if (partner.standing !== 'open') await refuseIf(0)
  const content = await contentOf(trx, wish, {
    profileId: me.profileId,
    messageLength: settings.message_length,
    language: me.language,
  })
  const cost = onTheHouse ? 0 : chargeFor(content.chargeable, settings, partner.fictional)
  await refuseIf(cost)

  const { id } = await trx
    .insertInto('messages')
    .values({
      conversation_id: conversation.id,
      sender_profile_id: me.profileId,
      client_id: wish.client_id,
      type: wish.type,
      text: content.text,
      photo_id: content.photo_id,
      gift_id: content.gift_id,
      state: held ? 'held' : 'sent',
      credits_charged: held ? 0 : cost,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (slot === 'take') await takeSlot(trx, conversation.id, me)
  const delivery = {
    conversationId: conversation.id,
    messageId: id,
    me,
    partner,
    now,
    onDelivered: sending.onDelivered,
  }
  if (held) {
    await hold(trx, delivery)
    return id
  }
  await chargeMessage(trx, { userId: me.userId, messageId: id, type: wish.type, cost, balance, now })
  await deliver(trx, delivery)
  return id
}

const takeSlot = async (trx: Trx, conversationId: number, me: Account): Promise<void> => {
  await trx
    .updateTable('conversation_members')
    .set({ free_slot: true })
    .where('conversation_id', '=', conversationId)
    .where('profile_id', '=', me.profileId)
    .execute()
  // `free_conversations_left`, also where the message costs nothing yet.
  touch(trx, me.userId, 'user')
}

const refusalError = async (
  trx: Trx,
  refusal: SendRefusal,
  { me, settings, cost, balance }: { me: Account; settings: SiteValues; cost: number; balance: number },
) => {
  if (refusal === 'not_enough_credits') return apiError(refusal, { needed: cost, balance })
  if (refusal === 'conversation_limit') return apiError(refusal, { max: settings.free_conversations })
  if (refusal === 'fictional_ack_required') {
    const bundles = await activeBundles(trx, me.country)
    return apiError(refusal, {
      fictional_singular: inLanguage(settings.fictional_singular, me.language),
      cost,
      cost_eur: decimal(shownPrice(bundles, cost)),
    })
  }
  return apiError(refusal)
}

const answer = async (trx: Trx, me: Account, messageId: number): Promise<SendMessageAnswer> => {
  const row = await selectMessages(trx).where('messages.id', '=', messageId).executeTakeFirstOrThrow()
  const conversation = await findConversation(trx, row.conversation_id, me.profileId)
  if (!conversation) throw apiError('not_found')
  const partner = await loadPartner(trx, me, partnerIdIn(conversation, me.profileId))
  if (!partner) throw apiError('not_found')
  const wallet = await lockWallet(trx, me.userId)
  const receipts = me.readReceipts && partner.readReceipts
  return {
    message: messageView(row, { profileId: me.profileId, language: me.language, receipts }),
    credits: wallet.balance,
    conversation: conversationView(
      conversation,
      await membershipOf(trx, conversation.id, me.profileId),
      partner,
    ),
    unread_total: await unreadTotal(trx, me.profileId),
  }
}
