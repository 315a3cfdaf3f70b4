import type { ChatAnswer } from '@lonk/shared-api/calls/chat/chat.schema.ts'
import type { SendMessageAnswer } from '@lonk/shared-api/calls/chat/message.schema.ts'
import type { ChatListEntry, Conversation, Message } from '@lonk/shared-api/schemas/chat.ts'
import type { ProfileCard } from '@lonk/shared-api/schemas/profile.ts'
import { exampleCard } from '@lonk/shared-api/testing/examples.ts'

/** Answers of the API for tests, each changed where the test says so. */
export const sampleProfile = (change: Partial<ProfileCard> = {}): ProfileCard =>
  exampleCard({ id: 7, name: 'Sanne', ...change })

export const sampleConversation = (change: Partial<Conversation> = {}): Conversation => ({
  id: 40,
  state: 'open',
  counts_as_free_slot: true,
  last_message_id: 2,
  muted: false,
  fictional: false,
  fictional_ack: false,
  ...change,
})

export const samplePhoto = (): NonNullable<Message['photo']> => ({
  id: 3,
  filename: 'foto.webp',
  thumb_filename: null,
  blur_filename: null,
  match: null,
  status: 'active',
  visibility: 'chat',
  locked: false,
  width: 640,
  height: 800,
  position: 0,
  main: false,
})

export const sampleMessage = (change: Partial<Message> = {}): Message => ({
  id: 1,
  conversation_id: 40,
  client_id: `client-${change.id ?? 1}`,
  own: false,
  type: 'text',
  text: 'Hoi',
  photo: null,
  gift: null,
  state: 'delivered',
  operator: false,
  credits_charged: 0,
  created_at: '2026-03-14T17:00:00.000Z',
  ...change,
})

export const sampleChat = (change: Partial<ChatAnswer> = {}): ChatAnswer => ({
  conversation: sampleConversation(),
  profile: sampleProfile(),
  messages: [
    sampleMessage({ id: 1, text: 'Hoi, alles goed?' }),
    sampleMessage({ id: 2, own: true, text: 'Ja, met jou?', state: 'delivered' }),
  ],
  has_more: false,
  history_limited: false,
  can_send: {
    ok: true,
    reason: null,
    cost: 1,
    cost_eur: { amount: '0.77', currency: 'EUR' },
    photo_cost: 2,
    photo_cost_eur: { amount: '1.54', currency: 'EUR' },
    given: 0,
    free_left: 1,
  },
  ...change,
})

export const sampleSent = (message: Partial<Message>, credits = 11): SendMessageAnswer => ({
  message: sampleMessage({ id: 3, own: true, state: 'sent', credits_charged: 1, ...message }),
  credits,
  conversation: sampleConversation(),
  unread_total: 0,
})

export const sampleEntry = (change: Partial<ChatListEntry> = {}): ChatListEntry => ({
  conversation: sampleConversation(),
  profile: sampleProfile(),
  num_unread_messages: 2,
  last_message: {
    type: 'text',
    preview: 'Zin in koffie?',
    own: false,
    created_at: '2026-03-14T17:00:00.000Z',
  },
  ...change,
})
