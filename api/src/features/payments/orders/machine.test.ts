import { describe, expect, it } from '@jest/globals'
import { orderStates } from '@lonk/shared-api/schemas/order.ts'
import { providerStatuses } from '../../../adapters/payments/provider.ts'
import { canMove, moveOn, paymentStatus } from './machine.ts'

const ends = ['cancelled', 'failed', 'expired', 'refunded', 'charged_back'] as const

describe('an order moves', () => {
  it.each([
    ['open', 'open', null],
    ['open', 'pending', 'pending'],
    ['open', 'authorized', 'pending'],
    ['open', 'paid', 'completed'],
    ['open', 'failed', 'failed'],
    ['open', 'canceled', 'cancelled'],
    ['open', 'expired', 'expired'],
    ['pending', 'open', null],
    ['pending', 'paid', 'completed'],
    ['pending', 'failed', 'failed'],
    ['pending', 'canceled', 'failed'],
    ['pending', 'expired', 'failed'],
  ] as const)('from %s at the provider’s "%s" to %s', (state, status, next) => {
    expect(moveOn(state, status)).toBe(next)
  })

  it('never back: a completed order ignores every later word of the provider', () => {
    for (const status of providerStatuses) expect(moveOn('completed', status)).toBeNull()
  })

  it('never out of an end', () => {
    for (const from of ends) {
      for (const to of orderStates) expect(canMove(from, to)).toBe(false)
      for (const status of providerStatuses) expect(moveOn(from, status)).toBeNull()
    }
  })

  it('out of completed only by money going back', () => {
    expect(orderStates.filter((to) => canMove('completed', to))).toEqual([
      'partially_refunded',
      'refunded',
      'charged_back',
    ])
  })
})

it('an expired payment looks cancelled to the member', () => {
  expect(paymentStatus('expired')).toBe('cancelled')
  expect(paymentStatus('open')).toBe('pending')
  expect(paymentStatus('partially_refunded')).toBe('completed')
})
