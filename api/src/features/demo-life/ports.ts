import { randomUUID } from 'node:crypto'
import type { LifePorts } from '../../../demo/life.ts'
import { giveLike } from '../../core/likes/give-like.ts'
import { lockWallet } from '../../core/wallet/ledger.ts'
import type { Trx } from '../../database/transaction.ts'
import type { Services } from '../../services.ts'
import { lockConversation } from '../chat/conversation/queries.ts'
import { updateChat } from '../chat/conversation/update-chat.ts'
import { postMessage } from '../chat/message/post-message.ts'
import { passOnTyping } from '../chat/typing/send-typing.ts'

/** The demo's members act through the same functions as a member's own calls, with the same refusals and events. */
export const lifePorts = (services: Services): LifePorts => ({
  markRead: async ({ profileId, conversationId, readUntil }) => {
    const { userId } = await ownerOf(services, profileId)
    const changes = { conversation_id: conversationId, read_until: readUntil }
    await services.transaction((trx) => updateChat(trx, userId, changes, services.clock.now()))
  },

  typing: async ({ profileId, conversationId }) => {
    const { userId } = await ownerOf(services, profileId)
    await passOnTyping(services, userId, conversationId)
  },

  sendMessage: async ({ profileId, conversationId, text, answerTo }) => {
    const { userId, host, country } = await ownerOf(services, profileId)
    const { values: settings } = await services.sites.of(host, country)
    const wish = { type: 'text', client_id: randomUUID(), conversation_id: conversationId, text } as const
    const now = services.clock.now()
    await services.transaction(async (trx) => {
      await lockWallet(trx, userId)
      await lockConversation(trx, conversationId)
      if (answerTo !== undefined && (await hasMoreBeenSaid(trx, { profileId, conversationId, answerTo })))
        return
      await postMessage(trx, userId, wish, { settings, now, onTheHouse: true })
    })
  },

  like: async ({ profileId, toProfileId }) => {
    const { host } = await ownerOf(services, profileId)
    const giver = { profileId, host }
    const now = services.clock.now()
    await services.transaction((trx) => giveLike(trx, services, giver, toProfileId, { now }))
  },

  warn: (message) => services.log.warn(message),
})

type Answer = { profileId: number; conversationId: number; answerTo: number }

/** Each process plans an answer to what came through it; only the one to the last message is given. */
const hasMoreBeenSaid = async (
  trx: Trx,
  { profileId, conversationId, answerTo }: Answer,
): Promise<boolean> => {
  const later = await trx
    .selectFrom('messages')
    .select('id')
    .where('conversation_id', '=', conversationId)
    .where('id', '>', answerTo)
    .where('sender_profile_id', '!=', profileId)
    .where('state', '!=', 'held')
    .executeTakeFirst()
  return later !== undefined
}

const ownerOf = async ({ db }: Services, profileId: number) => {
  const row = await db
    .selectFrom('profiles')
    .innerJoin('users', 'users.id', 'profiles.user_id')
    .select(['users.id', 'users.domain_host', 'users.country'])
    .where('profiles.id', '=', profileId)
    .where('profiles.demo', '=', true)
    .executeTakeFirstOrThrow()
  return { userId: row.id, host: row.domain_host, country: row.country }
}
