import { expect, test } from '@jest/globals'
import { allCategories, memberCategories } from './categories.ts'
import { pageAddress, readComplaint } from './read-complaint.ts'

const origin = 'https://lonk.test'
const filled = (fields: Record<string, string>): FormData => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}
const whole = { category: 'scam', text: 'Vraagt om geld.', goodFaith: 'on' }
const read = (fields: Record<string, string>, visitor = false) =>
  readComplaint(filled(fields), { categories: allCategories, visitor, origin })

test('what is left open is not sent', () => {
  expect(read({ ...whole, url: ' ', email: '', name: '' }).words).toEqual({
    category: 'scam',
    text: 'Vraagt om geld.',
    block: false,
  })
})

test('each field that is wrong is named', () => {
  expect(read({ text: '  te kort  ', url: 'geen adres' }, true)).toEqual({
    words: null,
    problems: ['category', 'url', 'text', 'email', 'goodFaith'],
  })
})

test('a visitor leaves an address, except where a minor may be in danger', () => {
  expect(read(whole, true).problems).toEqual(['email'])
  expect(read({ ...whole, category: 'minor' }, true).problems).toEqual([])
  expect(read(whole, false).problems).toEqual([])
})

test('a category that was not offered is none', () => {
  const asked = { categories: memberCategories, visitor: false, origin }
  expect(readComplaint(filled({ ...whole, category: 'payment' }), asked).problems).toEqual(['category'])
})

test.each([
  ['/members/2', 'https://lonk.test/members/2'],
  ['lonk.test/members/2', 'https://lonk.test/members/2'],
  ['http://elders.example/x?y=1', 'http://elders.example/x?y=1'],
  ['javascript:alert(1)', null],
  ['ftp://elders.example/', null],
  ['zomaar wat', null],
  ['woord', null],
  [`https://lonk.test/${'x'.repeat(500)}`, null],
])('the address %s is read as %s', (typed, address) => {
  expect(pageAddress(typed, origin)).toBe(address)
})
