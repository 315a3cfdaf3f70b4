import type { ChatAnswer } from '@lonk/shared-api/calls/chat/chat.schema.ts'
import { money } from '../../../core/money/amounts.ts'
import { activeBundles, shownPrice } from '../../../core/money/bundles.ts'
import type { SiteValues } from '../../../core/settings/defaults.ts'
import type { Db } from '../../../database/connection.ts'
import type { Account } from '../account.ts'
import { chargeFor } from '../message/charge.ts'
import { givenIn, ownLots, ownPrice } from './own-price.ts'
import type { Partner } from './partner.ts'
import { hasWritten, type MembershipRow, usedSlots } from './queries.ts'
import { freeConversationsLeft, slotFor } from './slots.ts'
import { sendRefusal } from './standing.ts'

type Question = {
  me: Account
  partner: Partner
  /** Null where there is no conversation yet. */
  membership: MembershipRow | null
  settings: SiteValues
}

/**
 * What the next text would cost and whether it would go, and the price of a photo; a refusal says what sending would
 * say. In money it is what the member has paid for the credits that go; without enough of them, no less than any costs.
 */
export const canSend = async (db: Db, question: Question): Promise<ChatAnswer['can_send']> => {
  const { me, partner, membership, settings } = question
  const cost = chargeFor({ type: 'text' }, settings, partner.fictional)
  const photoCost = chargeFor({ type: 'photo' }, settings, partner.fictional)
  const used = await usedSlots(db, me.profileId)
  const bundles = await activeBundles(db, me.country)
  const reason = sendRefusal({
    paused: me.status === 'paused',
    standing: partner.standing,
    fictional: partner.fictional,
    fictional_ack: (membership?.fictional_ack_at ?? null) !== null,
    slot: slotFor({
      paid: me.paid,
      wroteBefore: membership ? await hasWritten(db, membership.conversation_id, me.profileId) : false,
      used,
      max: settings.free_conversations,
    }),
    held: me.status === 'not_confirmed',
    cost,
    balance: await balanceOf(db, me.userId),
  })
  const lots = await ownLots(db, me.userId)
  const currency = bundles[0]?.currency ?? 'EUR'
  const price = (credits: number) =>
    ownPrice(lots, credits, currency) ?? money(shownPrice(bundles, credits), currency)
  return {
    ok: reason === null,
    reason,
    cost,
    cost_eur: price(cost),
    photo_cost: photoCost,
    photo_cost_eur: price(photoCost),
    given: givenIn(lots),
    free_left: freeConversationsLeft(me.paid, used, settings.free_conversations),
  }
}

const balanceOf = async (db: Db, userId: number): Promise<number> => {
  const wallet = await db
    .selectFrom('wallets')
    .select('balance')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return wallet?.balance ?? 0
}
