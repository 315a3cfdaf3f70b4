import { expect, test } from '@jest/globals'
import type { ChatListEntry } from '@lonk/shared-api/schemas/chat.ts'
import type { ReceivedLike } from '@lonk/shared-api/schemas/like.ts'
import type { User } from '@lonk/shared-api/schemas/user.ts'
import { createBus } from '@lonk/shared-events/bus.ts'
import { createState } from '@lonk/shared-events/state.ts'
import { followFacts } from './follow-facts.ts'

// Only what the rules read.
const chat = (id: number, num_unread_messages: number) =>
  ({ conversation: { id }, num_unread_messages }) as ChatListEntry
const like = (id: number, like_new: boolean) => ({ id, like_new }) as ReceivedLike

const site = (given: Parameters<typeof createState>[0]) => {
  const bus = createBus()
  const state = createState(given)
  followFacts(state, bus)
  return { bus, state }
}

test('opening a conversation sets its unread count to 0 and lowers the total by as many', () => {
  const { bus, state } = site({ chats: [chat(1, 2), chat(2, 3)], unreadTotal: 5 })
  bus.publish('conversation-opened', { conversationId: 2, profileId: 9 })
  expect(state.get('chats')?.map((entry) => entry.num_unread_messages)).toEqual([2, 0])
  expect(state.get('unreadTotal')).toBe(2)
})

test('opening it again, or one that is not in the list, changes nothing', () => {
  const { bus, state } = site({ chats: [chat(1, 0)], unreadTotal: 4 })
  bus.publish('conversation-opened', { conversationId: 1, profileId: 9 })
  bus.publish('conversation-opened', { conversationId: 77, profileId: 9 })
  expect(state.get('unreadTotal')).toBe(4)
})

test('opening a profile takes its like off the new ones', () => {
  const { bus, state } = site({
    likes: { profiles: [], likedBy: [like(7, true), like(8, true)] },
    newLikesTotal: 2,
  })
  bus.publish('profile-opened', { profileId: 7 })
  expect(state.get('newLikesTotal')).toBe(1)
  expect(state.get('likes')?.likedBy).toEqual([like(7, false), like(8, true)])
})

test('credits spent show at once in the balance', () => {
  const { bus, state } = site({ user: { credits: 3 } as User })
  bus.publish('credits-spent', { balance: 2 })
  expect(state.get('user')?.credits).toBe(2)
})
