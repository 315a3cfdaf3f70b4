import { expect, test } from '@jest/globals'
import { checkIban, groupIban } from './check-iban.ts'

test.each([
  'NL91ABNA0417164300',
  'nl91 abna 0417 1643 00',
  'BE68539007547034',
  'DE89370400440532013000',
  'FI2112345600000785',
])('%s is an account', (iban) => {
  expect(checkIban(iban)).toBe('valid')
})

test.each([
  ['two figures change places', 'NL91ABNA0417146300'],
  ['a figure is wrong', 'NL91ABNA0417164301'],
  ['there is one too many', 'NL91ABNA04171643001'],
  ['there is no such country', 'XX91ABNA0417164300'],
])('%s: it is none', (_, iban) => {
  expect(checkIban(iban)).toBe('invalid')
})

test('what is not complete is not wrong yet', () => {
  const iban = 'NL91ABNA0417164300'
  for (let length = 0; length < iban.length; length += 1)
    expect(checkIban(iban.slice(0, length))).toBe('typing')
})

test('an account where nothing can be collected is told apart', () => {
  expect(checkIban('TR330006100519786457841326')).toBe('country')
})

test.each([
  ['nl91abna0417164300', 'NL91 ABNA 0417 1643 00'],
  ['NL91-ABNA', 'NL91 ABNA'],
  ['nl9', 'NL9'],
  ['', ''],
])('%j reads %j', (raw, grouped) => {
  expect(groupIban(raw)).toBe(grouped)
})
