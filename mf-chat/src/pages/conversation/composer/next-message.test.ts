import { expect, test } from '@jest/globals'
import type { User } from '@lonk/shared-api/schemas/user.ts'
import { accountOf, type Refused } from '../../../outbox/refused.ts'
import { member } from '../../../testing/member.ts'
import { sampleChat } from '../../../testing/samples.ts'
import { asksForPremium, nextMessageOf, wayToBuy } from './next-message.ts'

const canSend = sampleChat().can_send
const refused = (code: Refused['code'], then: Partial<User> = { credits: 9 }): Refused => ({
  code,
  message: 'Dat gaat niet',
  params: { needed: 1, balance: 0 },
  account: accountOf(member(then)),
})
const next = (user: Partial<User>, refusal?: Refused, reason: string | null = null) =>
  nextMessageOf({
    canSend: { ...canSend, ok: reason === null, reason },
    refusal,
    user: member(user),
    freeConversations: 2,
    online: true,
  })

test('enough credits: the message may go', () => {
  expect(next({ credits: 1 }).kind).toBe('goes')
})

test('too few: it says how many are needed and how many there are', () => {
  expect(next({ credits: 0 })).toEqual({ kind: 'not-enough-credits', needed: 1, balance: 0 })
})

test('the server knows the balance better than this page did', () => {
  expect(next({ credits: 9 }, refused('not_enough_credits'))).toEqual({
    kind: 'not-enough-credits',
    needed: 1,
    balance: 0,
  })
})

test.each(['not_enough_credits', 'conversation_limit', 'premium_only'] as const)(
  'a refusal for %s is over once the account has changed',
  (code) => {
    expect(next({ credits: 25, paid_user: true }, refused(code, { credits: 0 })).kind).toBe('goes')
  },
)

test('an unconfirmed member pays later, and is told that messages wait', () => {
  expect(next({ credits: 0, status: 'not_confirmed' }).kind).toBe('held')
})

test('during an own pause nothing goes, whatever else; once it is over, what was said of it is forgotten', () => {
  expect(next({ credits: 9, status: 'paused' }, undefined, 'conversation_closed').kind).toBe('paused')
  const early = refused('account_paused', { credits: 9, status: 'paused' })
  expect(next({ credits: 9, status: 'active' }, early, 'account_paused').kind).toBe('goes')
})

test('without a network messages are kept here', () => {
  const circumstances = {
    canSend,
    refusal: undefined,
    user: member(),
    freeConversations: 2,
    online: false,
  }
  expect(nextMessageOf(circumstances).kind).toBe('offline')
})

test.each([
  ['conversation_closed', 'closed'],
  ['recipient_unavailable', 'unavailable'],
  ['conversation_limit', 'conversation-limit'],
  ['premium_only', 'premium-only'],
] as const)('%s is known before sending and after', (code, kind) => {
  expect(next({ credits: 9 }, undefined, code).kind).toBe(kind)
  expect(next({ credits: 9 }, refused(code)).kind).toBe(kind)
})

test('what credits cannot help comes before the want of credits', () => {
  expect(next({ credits: 0 }, undefined, 'conversation_closed').kind).toBe('closed')
})

test('anything else is said in the words of the server', () => {
  expect(next({ credits: 9 }, refused('message_too_long'))).toEqual({
    kind: 'other',
    message: 'Dat gaat niet',
  })
})

test.each([
  ['not_enough_credits', { reason: 'not-enough-credits', needed: 1, balance: 0 }],
  ['conversation_limit', { reason: 'premium' }],
  ['premium_only', { reason: 'premium' }],
  ['conversation_closed', null],
] as const)('what is bought after %s: %j', (code, way) => {
  expect(wayToBuy(next({ credits: 9 }, refused(code)))).toEqual(way)
})

test.each([
  ['not_enough_credits', false],
  ['conversation_limit', true],
] as const)('room for a title and a button above the field after %s: %s', (code, asks) => {
  expect(asksForPremium(next({ credits: 9 }, refused(code)))).toBe(asks)
})
