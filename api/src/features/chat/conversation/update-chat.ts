import { type UpdateChatAnswer, updateChatContract } from '@lonk/shared-api/calls/chat/chat.schema.ts'
import { sql } from 'kysely'
import { recountUnread, unreadTotal } from '../../../core/conversation/unread.ts'
import { lockProfiles } from '../../../core/pair/lock-profiles.ts'
import { publishEvent, type Trx } from '../../../database/transaction.ts'
import { apiError } from '../../../errors.ts'
import { endpoint } from '../../../http/endpoint.ts'
import { type Account, loadAccount } from '../account.ts'
import { loadPartner, type Partner } from './partner.ts'
import { conversationView, findConversation, lockConversation, membershipOf, partnerIdIn } from './queries.ts'
import { hearEachOther } from './standing.ts'

type Changes = {
  conversation_id: number
  read_until?: number | undefined
  muted?: boolean | undefined
  fictional_ack?: true | undefined
}

/** PUT /api/chat.php: read, muted, or a fictional profile acknowledged. */
export const updateChatEndpoint = endpoint(updateChatContract, ({ input, member, services, now }) =>
  services.transaction((trx) => updateChat(trx, member.userId, input, now)),
)

/** Also what a demo partner reads with. */
export const updateChat = async (
  trx: Trx,
  userId: number,
  changes: Changes,
  now: Date,
): Promise<UpdateChatAnswer> => {
  const { profileId } = await loadAccount(trx, userId)
  const found = await findConversation(trx, changes.conversation_id, profileId)
  if (!found) throw apiError('not_found')
  const partnerId = partnerIdIn(found, profileId)
  await lockProfiles(trx, [profileId, partnerId], 'act')
  const me = await loadAccount(trx, userId)
  const partner = await loadPartner(trx, me, partnerId)
  if (!partner) throw apiError('not_found')
  const conversation = await lockConversation(trx, found.id)
  if (changes.read_until !== undefined)
    await markRead(trx, { me, partner, now }, found.id, changes.read_until)
  if (changes.muted !== undefined) await setMuted(trx, me, found.id, changes.muted)
  if (changes.fictional_ack) await acknowledge(trx, me, found.id, now)
  return {
    conversation: conversationView(conversation, await membershipOf(trx, found.id, me.profileId), partner),
    unread_total: await unreadTotal(trx, me.profileId),
  }
}

type Reading = { me: Account; partner: Partner; now: Date }

const markRead = async (trx: Trx, { me, partner, now }: Reading, conversationId: number, until: number) => {
  const unread = await trx
    .selectFrom('messages')
    .select('id')
    .where('conversation_id', '=', conversationId)
    .where('sender_profile_id', '=', partner.profileId)
    .where('id', '<=', until)
    // Written out, so that every plan may use the index of exactly these (messages_unread).
    .where(sql<boolean>`state in ('sent', 'delivered')`)
    .execute()
  const ids = unread.map(({ id }) => id)
  const last = Math.max(0, ...ids)
  // A repeated or late call, of another tab for instance, never moves the mark back and tells nobody.
  if (last === 0) return
  const moved = await trx
    .updateTable('conversation_members')
    .set({ read_until: last })
    .where('conversation_id', '=', conversationId)
    .where('profile_id', '=', me.profileId)
    .where('read_until', '<', last)
    .returning('profile_id')
    .executeTakeFirst()
  const heard = hearEachOther(me, partner)
  if (!moved && !heard) return
  await recountUnread(trx, conversationId, me.profileId)
  publishEvent(trx, me.userId, 'chats_changed', {})
  // The other side of a block or a pause sees nothing move, and nobody else is there to see it.
  const receipts = me.readReceipts && partner.readReceipts
  if (!heard) return keepHandedOver(trx, ids, { receipts, now })
  await trx
    .updateTable('messages')
    .set({
      state: 'read',
      read_at: now,
      delivered_at: sql`coalesce(delivered_at, ${now})`,
      handed_at: sql`coalesce(handed_at, ${now})`,
      ...(receipts ? {} : { read_quietly: true }),
    })
    .where('id', 'in', ids)
    .execute()
  if (partner.userId === null || !receipts) return
  // The event speaks of all messages up to one. Where some of them were read quietly, the sender's pages ask instead.
  if (await hasReadQuietly(trx, partner, conversationId))
    publishEvent(trx, partner.userId, 'chats_changed', {})
  else publishEvent(trx, partner.userId, 'read', { conversation_id: conversationId, read_until: last })
}

const hasReadQuietly = async (trx: Trx, sender: Partner, conversationId: number): Promise<boolean> => {
  const message = await trx
    .selectFrom('messages')
    .select('id')
    .where('conversation_id', '=', conversationId)
    .where('sender_profile_id', '=', sender.profileId)
    // Written out, so that every plan may use the index of exactly these (messages_read_quietly).
    .where(sql<boolean>`read_quietly`)
    .limit(1)
    .executeTakeFirst()
  return message !== undefined
}

const keepHandedOver = async (
  trx: Trx,
  ids: readonly number[],
  { receipts, now }: { receipts: boolean; now: Date },
) => {
  await trx
    .updateTable('messages')
    .set({ handed_at: sql`coalesce(handed_at, ${now})`, ...(receipts ? {} : { read_quietly: true }) })
    .where('id', 'in', [...ids])
    .$if(receipts, (query) => query.where('handed_at', 'is', null))
    .execute()
}

const setMuted = async (trx: Trx, me: Account, conversationId: number, muted: boolean) => {
  await trx
    .updateTable('conversation_members')
    .set({ muted })
    .where('conversation_id', '=', conversationId)
    .where('profile_id', '=', me.profileId)
    .execute()
  publishEvent(trx, me.userId, 'chats_changed', {})
}

/** Kept as a consent of its own: when, and for which conversation. */
const acknowledge = async (trx: Trx, me: Account, conversationId: number, now: Date) => {
  const first = await trx
    .updateTable('conversation_members')
    .set({ fictional_ack_at: now })
    .where('conversation_id', '=', conversationId)
    .where('profile_id', '=', me.profileId)
    .where('fictional_ack_at', 'is', null)
    .returning('conversation_id')
    .executeTakeFirst()
  if (!first) return
  const version = `conversation:${conversationId}`
  await trx
    .insertInto('consents')
    .values({ user_id: me.userId, kind: 'fictional', version, granted: true, ip_hash: null, at: now })
    .execute()
}
