import { type ChatQuery, getChatContract } from '@lonk/shared-api/calls/chat/chat.schema.ts'
import { viewerOf } from '../../../core/member/viewer.ts'
import { withPhotoLinks } from '../../../core/photos/message-photo.ts'
import type { Db } from '../../../database/connection.ts'
import { apiError, fieldError } from '../../../errors.ts'
import { endpoint } from '../../../http/endpoint.ts'
import { type Account, loadAccount } from '../account.ts'
import { type MessageRow, messageView } from '../message/view.ts'
import { canSend } from './can-send.ts'
import { handedOver, isUntold, isWaiting } from './delivered.ts'
import { type History, loadHistory } from './history.ts'
import { loadPartner, type Partner } from './partner.ts'
import { partnerCards, reducedCard } from './partner-card.ts'
import {
  type ConversationRow,
  conversationView,
  findConversation,
  findPair,
  membershipOf,
  partnerIdIn,
} from './queries.ts'
import { hearEachOther } from './standing.ts'

const usualSize = 50
const nothing: History = { messages: [], has_more: false, history_limited: false }

/** GET /api/chat.php: a conversation by its id, or the one with a profile, which may not exist yet. */
export const getChatEndpoint = endpoint(getChatContract, async (context) => {
  const { input, member, services, now } = context
  const { db } = services
  const me = await loadAccount(db, member.userId)
  const { conversation, partner } = await locate(db, me, input)
  const membership = conversation ? await membershipOf(db, conversation.id, me.profileId) : null
  const { values: settings } = await services.sites.of(member.host, member.country)
  const load = async () =>
    conversation
      ? loadHistory(db, {
          conversationId: conversation.id,
          profileId: me.profileId,
          hiddenBefore: membership?.hidden_before_id ?? 0,
          before: input.before,
          size: input.limit ?? usualSize,
          limit: settings.history_limit,
        })
      : nothing
  const heard = hearEachOther(me, partner)
  const waits = (row: MessageRow) => isWaiting(row, me.profileId)
  const history = await handedOver(services, me.profileId, now, {
    read: load,
    waitingIn: ({ messages }) =>
      messages.filter((row) => waits(row) || (heard && isUntold(row, me.profileId))).map(({ id }) => id),
    withoutWaiting: (found) => ({ ...found, messages: found.messages.filter((row) => !waits(row)) }),
  })
  const shown = { profileId: partner.profileId, visible: partner.seen }
  const [card] = await partnerCards(services, db, viewerOf(context), [shown])
  const viewer = {
    profileId: me.profileId,
    language: context.language,
    receipts: me.readReceipts && partner.readReceipts && heard,
  }
  return {
    conversation: conversation && membership ? conversationView(conversation, membership, partner) : null,
    profile: card ?? reducedCard(partner.profileId, context.language),
    messages: history.messages.map((row) =>
      withPhotoLinks(services, messageView(row, viewer), { session: member.session, now }),
    ),
    has_more: history.has_more,
    history_limited: history.history_limited,
    can_send: await canSend(db, { me, partner, membership, settings }),
  }
})

type Located = { conversation: ConversationRow | null; partner: Partner }

const locate = (db: Db, me: Account, { id, profile_id }: ChatQuery): Promise<Located> => {
  if (id !== undefined) return byConversation(db, me, id)
  if (profile_id !== undefined) return byProfile(db, me, profile_id)
  throw fieldError('id', 'field_required')
}

const byConversation = async (db: Db, me: Account, id: number): Promise<Located> => {
  const conversation = await findConversation(db, id, me.profileId)
  const partner = conversation && (await loadPartner(db, me, partnerIdIn(conversation, me.profileId)))
  if (!conversation || !partner) throw apiError('not_found')
  return { conversation, partner }
}

/** Without a conversation only an open profile is there at all. */
const byProfile = async (db: Db, me: Account, profileId: number): Promise<Located> => {
  const partner = profileId === me.profileId ? undefined : await loadPartner(db, me, profileId)
  if (!partner) throw apiError('profile_not_found')
  const conversation = (await findPair(db, me.profileId, profileId)) ?? null
  if (!conversation && partner.standing !== 'open') throw apiError('profile_not_found')
  return { conversation, partner }
}
