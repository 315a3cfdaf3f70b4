import { expect, test } from '@jest/globals'
import type { OrderState } from '@lonk/shared-api/schemas/order.ts'
import type { Transaction } from '@lonk/shared-api/schemas/transaction.ts'
import { stateOf } from './state-of.ts'

const told = (
  kind: Transaction['kind'],
  state: OrderState,
  refund_status: Transaction['refund_status'] = null,
  status: Transaction['payment']['status'] = 'completed',
) => stateOf({ kind, refund_status, order: { state }, payment: { status } })

test.each([
  ['completed', 'paid'],
  ['partially_refunded', 'partlyBack'],
  ['refunded', 'back'],
  ['charged_back', 'reversed'],
] as const)('a purchase whose order is %s is %s', (state, word) => {
  expect(told('purchase', state)).toBe(word)
})

test('a direct debit that was credited before its money came is still to be collected', () => {
  expect(told('purchase', 'completed', null, 'pending')).toBe('collecting')
})

test.each([
  ['queued', 'onItsWay'],
  ['pending', 'onItsWay'],
  ['refunded', 'paidBack'],
  ['failed', 'lookedAt'],
] as const)('a refund that is %s is %s', (refund_status, word) => {
  expect(told('refund', 'refunded', refund_status)).toBe(word)
})

test('what the bank took back is not called a refund', () => {
  expect(told('chargeback', 'charged_back', 'refunded')).toBe('reversed')
})
