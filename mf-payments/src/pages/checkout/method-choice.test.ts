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
  const rows = methodRows([exampleMethod(), card, debit], euro('59.99'))
  expect(chosenRow(rows, 'creditcard-7', 'ideal')?.saved?.id).toBe(7)
  expect(chosenRow(rows, null, 'ideal')?.method.id).toBe('ideal')
  expect(chosenRow(rows, 'directdebit', undefined)).toBeNull()
  expect(chosenRow(rows, 'gone', 'neither')).toBeNull()
})
