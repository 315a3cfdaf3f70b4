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

test('a distance is measured from a city or from home; a city alone says nothing', () => {
  expect(readFilter(new URLSearchParams('city=Zeist&radius_km=25'))).toEqual({ city: 'Zeist', radius_km: 25 })
  expect(readFilter(new URLSearchParams('radius_km=25'))).toEqual({ radius_km: 25 })
  expect(readFilter(new URLSearchParams('city=Zeist'))).toEqual({})
  expect(readFilter(new URLSearchParams('city=Zeist&radius_km=9999'))).toEqual({})
})

test('keeps what other parts put into the address', () => {
  const query = new URLSearchParams('t=4&gender=male&online=true')
  expect(writeFilter(query, { gender: 'female' }).toString()).toBe('t=4&gender=female')
})

test('the widest ages are no filter', () => {
  expect(writeFilter(new URLSearchParams(), { min_age: 18, max_age: 40 }).toString()).toBe('max_age=40')
})
