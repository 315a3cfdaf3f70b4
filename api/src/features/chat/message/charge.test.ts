import { describe, expect, it } from '@jest/globals'
import { chargeFor } from './charge.ts'

const prices = { message_credits: 1, photo_credits: 2, fictional_message_costs: null }
const freeFictional = { ...prices, fictional_message_costs: 0 }

describe('what a message costs', () => {
  it.each([
    ['a text costs message_credits', { type: 'text' }, prices, false, 1],
    ['an icebreaker costs as a text', { type: 'icebreaker' }, prices, false, 1],
    ['a photo costs photo_credits instead, not on top', { type: 'photo' }, prices, false, 2],
    ['a gift costs its own price alone', { type: 'gift', gift_credits: 7 }, prices, false, 7],
    ['a fictional profile costs the same', { type: 'text' }, prices, true, 1],
    ['unless the operator made it free', { type: 'text' }, freeFictional, true, 0],
    ['also for photos', { type: 'photo' }, freeFictional, true, 0],
    ['but not for gifts', { type: 'gift', gift_credits: 3 }, freeFictional, true, 3],
    ['and members among each other still pay', { type: 'text' }, freeFictional, false, 1],
  ] as const)('%s', (_, message, table, fictional, cost) => {
    expect(chargeFor(message, table, fictional)).toBe(cost)
  })
})
