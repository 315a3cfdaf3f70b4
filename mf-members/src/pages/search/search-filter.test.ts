import { describe, expect, test } from '@jest/globals'
import {
  type FilterRow,
  type SearchFilterName,
  searchFilterNames,
  searchFilters,
} from '@lonk/shared-api/search-filters.ts'
import { readFilter, writeFilter } from './search-filter.ts'

test('reads what the filters mean and leaves out what they cannot', () => {
  const query = new URLSearchParams(
    'gender=female&country=NL&countryregion=7&min_age=25&max_age=400&online=true&with_photo=no&sort=price&t=4' +
      '&body_type=tall&interests=3,x,9,3&verified=1',
  )
  expect(readFilter(query)).toEqual({
    gender: 'female',
    country: 'NL',
    countryregion: 7,
    min_age: 25,
    interests: [3, 9],
    online: true,
    verified: true,
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
  expect(writeFilter(new URLSearchParams('max_age=40'), { max_age: 99 }).toString()).toBe('')
})

const valuesOf = (row: FilterRow): readonly unknown[] => {
  switch (row.kind) {
    case 'choice':
      return row.values
    case 'country':
      return ['NL']
    case 'id':
      return [7]
    case 'ids':
      return [[3, 9]]
    case 'number':
      return [(row.offered ?? row).min + 7, (row.offered ?? row).max - 7]
    case 'text':
      return ['Den Haag & omstreken']
    case 'yes':
      return [true]
  }
}

describe('every filter comes back out of the address as it went in', () => {
  /** Some say nothing alone. */
  const beside: Partial<Record<SearchFilterName, object>> = { city: { radius_km: 25 } }

  test.each(
    searchFilterNames.flatMap((name) => valuesOf(searchFilters[name]).map((value) => ({ name, value }))),
  )('$name: $value', ({ name, value }) => {
    const filter = { ...beside[name], [name]: value, sort: 'new' as const }
    const address = writeFilter(new URLSearchParams('t=4'), filter).toString()
    expect(readFilter(new URLSearchParams(address))).toEqual(filter)
    expect(writeFilter(new URLSearchParams(address), {}).toString()).toBe('t=4')
  })
})
