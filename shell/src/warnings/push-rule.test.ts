import { expect, test } from '@jest/globals'
import { offersPush } from './push-rule.ts'

const chat = (state: 'open' | 'closed', own: boolean) => ({ conversation: { state }, last_message: { own } })

const situation = {
  user: { status: 'active' },
  chats: [chat('open', false), chat('open', true)],
  push: { isCapable: true, isSubscribed: false },
  denied: false,
  path: '/members',
} as const

test('a member who waits for an answer, and whose browser can have notifications, is offered them', () => {
  expect(offersPush(situation)).toBe(true)
})

test.each([
  ['has written to nobody yet', { chats: [] }],
  ['has answered nobody yet', { chats: [chat('open', false)] }],
  ['waits for nobody who could answer', { chats: [chat('closed', true)] }],
  ['has conversations of which nobody knows yet', { chats: null }],
  ['has them', { push: { isCapable: true, isSubscribed: true } }],
  ['has a browser that cannot', { push: { isCapable: false, isSubscribed: false } }],
  ['has a browser of which nobody knows yet', { push: { isCapable: null, isSubscribed: false } }],
  ['has said no in the browser', { denied: true }],
  ['has to confirm the address first', { user: { status: 'not_confirmed' } }],
  ['stands on the page where they are set', { path: '/notifications' }],
  ['looks at somebody', { path: '/members/7' }],
] as const)('nobody is offered them who %s', (_, change) => {
  expect(offersPush({ ...situation, ...change })).toBe(false)
})
