import { describe, expect, it } from '@jest/globals'
import { type SendQuestion, sendRefusal, standingOf } from './standing.ts'

const member = { blocked: false, profile_status: 'active', user_status: 'active' } as const

describe('a partner stands', () => {
  it.each([
    ['open as an active member', member, 'open'],
    ['open as a fictional profile without account', { ...member, user_status: null }, 'open'],
    [
      'unconfirmed before activation',
      { ...member, profile_status: 'disabled', user_status: 'not_confirmed' },
      'unconfirmed',
    ],
    ['closed when one blocks the other', { ...member, blocked: true }, 'closed'],
    [
      'closed when blocked and unconfirmed: the block is not revealed',
      { blocked: true, profile_status: 'disabled', user_status: 'not_confirmed' },
      'closed',
    ],
    [
      'closed after deletion',
      { ...member, profile_status: 'disabled', user_status: 'deleted_pending' },
      'closed',
    ],
    ['closed when removed', { ...member, profile_status: 'removed' }, 'closed'],
    ['closed while paused', { ...member, profile_status: 'paused', user_status: 'paused' }, 'closed'],
  ] as const)('%s', (_, question, standing) => {
    expect(standingOf(question)).toBe(standing)
  })
})

const fine: SendQuestion = {
  paused: false,
  standing: 'open',
  fictional: false,
  fictional_ack: false,
  slot: 'free',
  held: false,
  cost: 1,
  balance: 1,
}

describe('sending is refused', () => {
  it.each([
    ['never where all is well', fine, null],
    [
      'during an own pause, however the other one stands',
      { ...fine, paused: true, standing: 'closed' },
      'account_paused',
    ],
    [
      'where the conversation is closed, whatever else',
      { ...fine, standing: 'closed', slot: 'refuse', balance: 0 },
      'conversation_closed',
    ],
    ['where the recipient has not confirmed', { ...fine, standing: 'unconfirmed' }, 'recipient_unavailable'],
    [
      'until a fictional profile is acknowledged, before its price matters',
      { ...fine, fictional: true, balance: 0 },
      'fictional_ack_required',
    ],
    ['no longer once it is', { ...fine, fictional: true, fictional_ack: true }, null],
    [
      'without a free conversation, before credits matter',
      { ...fine, slot: 'refuse', balance: 0 },
      'conversation_limit',
    ],
    ['without credits', { ...fine, balance: 0 }, 'not_enough_credits'],
    ['but a held message is not charged yet', { ...fine, held: true, balance: 0 }, null],
  ] as const)('%s', (_, question, refusal) => {
    expect(sendRefusal(question)).toBe(refusal)
  })
})
