import { sql } from 'kysely'
import { lockProfiles } from '../../../core/pair/lock-profiles.ts'
import type { SiteValues } from '../../../core/settings/defaults.ts'
import { lockWallet } from '../../../core/wallet/ledger.ts'
import { publishEvent, type Trx } from '../../../database/transaction.ts'
import { type Account, loadAccount } from '../account.ts'
import { loadPartner } from '../conversation/partner.ts'
import { lockConversation } from '../conversation/queries.ts'
import { type Chargeable, chargeFor } from './charge.ts'
import { chargeMessage } from './charge-message.ts'
import { deliver, type OnDelivered } from './deliver.ts'

type Held = {
  id: number
  conversation_id: number
  partner_id: number
  type: 'text' | 'photo' | 'gift' | 'icebreaker' | 'system'
  gift_credits: number | null
  photo_status: string | null
}

type Circumstances = { settings: SiteValues; now: Date; onDelivered?: OnDelivered | undefined }

/**
 * Sends what a member wrote before confirming, in order and charged now. What cannot be paid stays held, and so
 * does what was written after it in that conversation; a purchase calls this again. A member who has paused or is
 * leaving when that purchase is paid sends nothing. A message whose photo was deleted or refused meanwhile is deleted too.
 */
export const releaseHeldMessages = async (
  trx: Trx,
  userId: number,
  circumstances: Circumstances,
): Promise<void> => {
  await lockWallet(trx, userId)
  const { profileId } = await loadAccount(trx, userId)
  const waiting = await heldBy(trx, profileId)
  if (waiting.length === 0) return
  await lockProfiles(trx, [profileId, ...waiting.map(({ partner_id }) => partner_id)], 'act')
  const me = await loadAccount(trx, userId)
  if (me.status !== 'active') return
  const stuck = new Set<number>()
  for (const held of waiting) {
    if (stuck.has(held.conversation_id)) continue
    if (!(await release(trx, me, held, circumstances))) stuck.add(held.conversation_id)
  }
}

const heldBy = (trx: Trx, profileId: number): Promise<Held[]> =>
  trx
    .selectFrom('messages')
    .innerJoin('conversation_members as theirs', (join) =>
      join
        .onRef('theirs.conversation_id', '=', 'messages.conversation_id')
        .onRef('theirs.profile_id', '!=', 'messages.sender_profile_id'),
    )
    .leftJoin('gifts', 'gifts.id', 'messages.gift_id')
    .leftJoin('photos', 'photos.id', 'messages.photo_id')
    .select([
      'messages.id',
      'messages.conversation_id',
      'messages.type',
      'theirs.profile_id as partner_id',
      'gifts.credits as gift_credits',
      'photos.status as photo_status',
    ])
    .where('messages.sender_profile_id', '=', profileId)
    .where('messages.state', '=', 'held')
    .orderBy('messages.id')
    .execute()

/** False where it must stay held: nobody to receive it, or not enough credits. */
const release = async (
  trx: Trx,
  me: Account,
  held: Held,
  { settings, now, onDelivered }: Circumstances,
): Promise<boolean> => {
  await lockConversation(trx, held.conversation_id)
  if (isWithoutPhoto(held)) {
    await lapse(trx, me, held)
    return true
  }
  const partner = await loadPartner(trx, me, held.partner_id)
  if (partner?.standing !== 'open') return false
  const cost = chargeFor(chargeableOf(held), settings, partner.fictional)
  const { balance } = await lockWallet(trx, me.userId)
  if (cost > balance) return false
  const id = await markSent(trx, held, cost, now)
  await chargeMessage(trx, { userId: me.userId, messageId: id, type: held.type, cost, balance, now })
  publishEvent(trx, me.userId, 'message_deleted', { id: held.id, conversation_id: held.conversation_id })
  await deliver(trx, { conversationId: held.conversation_id, messageId: id, me, partner, now, onDelivered })
  return true
}

const isWithoutPhoto = ({ type, photo_status }: Held): boolean =>
  type === 'photo' && (photo_status === null || photo_status === 'rejected')

const lapse = async (trx: Trx, me: Account, held: Held): Promise<void> => {
  await trx.updateTable('messages').set({ state: 'deleted', text: null }).where('id', '=', held.id).execute()
  publishEvent(trx, me.userId, 'message_deleted', { id: held.id, conversation_id: held.conversation_id })
}

/** Its place is where it appears, after what both have seen meanwhile: it takes a new id and time. */
const markSent = async (trx: Trx, held: Held, cost: number, now: Date): Promise<number> => {
  const { id } = await trx
    .updateTable('messages')
    .set({
      id: sql<number>`nextval(pg_get_serial_sequence('messages', 'id'))`,
      state: 'sent',
      credits_charged: cost,
      created_at: now,
    })
    .where('id', '=', held.id)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const chargeableOf = ({ type, gift_credits }: Held): Chargeable =>
  type === 'gift' ? { type, gift_credits: gift_credits ?? 0 } : { type: type === 'photo' ? type : 'text' }
