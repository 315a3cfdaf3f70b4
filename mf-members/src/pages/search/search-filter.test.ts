import { expect, test } from '@jest/globals'
import { readFilter, writeFilter } from './search-filter.ts'

test('reads what the filters mean and leaves out what they cannot', () => {
  const query = new URLSearchParams(
    'gender=female&country=NL&countryregion=7&min_age=25&max_age=400&online=true&with_photo=no&sort=price&t=4',
  )
  expect(readFilter(query)).toEqual({
    gender: 'female',
    country: 'NL',
    countryregion: 7,
    min_age: 25,
    online: true,
  })
})

test('keeps what other parts put into the address', () => {
  const query = new URLSearchParams('t=4&gender=male&online=true')
  expect(writeFilter(query, { gender: 'female' }).toString()).toBe('t=4&gender=female')
})

test('the widest ages are no filter', () => {
  expect(writeFilter(new URLSearchParams(), { min_age: 18, max_age: 40 }).toString()).toBe('max_age=40')
})
