import { expect, test } from '@jest/globals'
import { exampleMethod } from '../../testing/methods.ts'
import { chosenRow, methodRows } from './method-choice.ts'

const euro = (amount: string) => ({ amount, currency: 'EUR' })
const card = exampleMethod({ id: 'creditcard', keepable: true, saved: { id: 7, label: 'Visa •••• 4242' } })
const debit = exampleMethod({ id: 'directdebit', max: euro('50.00') })

test.each([
  ['0.99', 'min'],
  ['1.00', null],
  ['50.00', null],
  ['50.01', 'max'],
])('€ %s of a method from € 1 to € 50: %s', (price, limit) => {
  const [row] = methodRows([exampleMethod({ min: euro('1.00'), max: euro('50.00') })], euro(price))
  expect(row?.limit).toBe(limit)
})

test('a kept card stands before a new one', () => {
  expect(methodRows([card], euro('14.99')).map(({ value }) => value)).toEqual(['creditcard-7', 'creditcard'])
})

test('what was chosen goes before what the address names, and neither where it cannot take the price', () => {
  const rows = methodRows([exampleMethod(), debit], euro('59.99'))
  const both = methodRows([exampleMethod({ id: 'creditcard' }), exampleMethod()], euro('59.99'))
  expect(chosenRow(both, { chosen: 'creditcard', named: 'ideal' })?.value).toBe('creditcard')
  expect(chosenRow(both, { chosen: null, named: 'ideal' })?.value).toBe('ideal')
  expect(chosenRow(rows, { chosen: 'directdebit', failed: true })).toBeNull()
})

test('nothing chosen: the first of the country’s list that can take the price', () => {
  const rows = methodRows([debit, exampleMethod(), exampleMethod({ id: 'paypal' })], euro('59.99'))
  expect(chosenRow(rows, {})?.value).toBe('ideal')
  expect(chosenRow(methodRows([debit], euro('59.99')), {})).toBeNull()
})

test('a card that was kept is what was used before', () => {
  const rows = methodRows([exampleMethod(), card], euro('14.99'))
  expect(chosenRow(rows, {})?.value).toBe('creditcard-7')
})

test('after a failed attempt the member chooses', () => {
  const rows = methodRows([exampleMethod(), card], euro('14.99'))
  expect(chosenRow(rows, { failed: true })).toBeNull()
  expect(chosenRow(rows, { failed: true, named: 'ideal' })?.value).toBe('ideal')
})
