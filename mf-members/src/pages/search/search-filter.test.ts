import { describe, expect, test } from '@jest/globals'
import { type FilterRow, searchFilterNames, searchFilters } from '@lonk/shared-api/search-filters.ts'
import { exampleSettings } from '@lonk/shared-api/testing/examples.ts'
import { isWritten, misread, readFilter, writeFilter } from './search-filter.ts'
import { anySearch, searchRules } from './search-rules.ts'

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

const read = (query: string, rules = anySearch) => readFilter(new URLSearchParams(query), rules)
const rulesOf = (settings: Parameters<typeof exampleSettings>[0], member = true) =>
  searchRules(exampleSettings(settings), member)

test('a distance is measured from a city or from home', () => {
  expect(read('city=Zeist&radius_km=25')).toEqual({ city: 'Zeist', radius_km: 25 })
  expect(read('radius_km=25')).toEqual({ radius_km: 25 })
  expect(read('city=Zeist&radius_km=9999')).toEqual({ city: 'Zeist' })
})

test('a city that is no filter here is still where a distance is measured from', () => {
  const rules = rulesOf({ search_fields: ['radius_km'] })
  expect(read('city=Zeist&radius_km=25', rules)).toEqual({ city: 'Zeist', radius_km: 25 })
  expect(read('city=Zeist', rules)).toEqual({})
})

test('ages that stand the wrong way round are put right', () => {
  expect(read('min_age=50&max_age=30')).toEqual({ min_age: 30, max_age: 50 })
})

test('the youngest age is the one of the site', () => {
  const rules = rulesOf({ min_age: 21 })
  expect(read('min_age=20&max_age=40', rules)).toEqual({ max_age: 40 })
  expect(misread(new URLSearchParams('min_age=20'), rules)).toEqual(['min_age'])
  expect(writeFilter(new URLSearchParams(), { min_age: 21 }, rules).toString()).toBe('')
})

test('what the site does not offer is no filter, and both ends of a range are offered together', () => {
  const rules = rulesOf({ search_fields: ['gender', 'max_age'] })
  expect(read('gender=male&min_age=30&online=true', rules)).toEqual({ gender: 'male', min_age: 30 })
  expect(misread(new URLSearchParams('gender=male&min_age=30&online=true'), rules)).toEqual(['online'])
})

test('nobody is sought in a country where the site has no members', () => {
  const rules = rulesOf({ countries: ['NL', 'BE'] })
  expect(read('country=BE', rules)).toEqual({ country: 'BE' })
  expect(read('country=FR', rules)).toEqual({})
})

test('visitors are told no distances: such a filter or order is left out, and is no mistake of theirs', () => {
  const rules = rulesOf({}, false)
  expect(read('radius_km=25&sort=distance&online=true', rules)).toEqual({ online: true })
  expect(misread(new URLSearchParams('radius_km=25&sort=distance'), rules)).toEqual([])
})

test.each([
  ['gender=other', ['gender']],
  ['min_age=12&max_age=abc', ['min_age', 'max_age']],
  ['sort=price', ['sort']],
  ['online=perhaps&interests=x', ['interests', 'online']],
  ['country=nl&countryregion=-1&radius_km=1', ['country', 'countryregion', 'radius_km']],
  ['online=false&gender=&interests=3,x&shoe_size=42&t=4', []],
])('of %s is named what cannot be searched by: %j', (query, names) => {
  expect(misread(new URLSearchParams(query))).toEqual(names)
})

describe('first data count only where the address says what the page asks', () => {
  test.each([
    ['', true],
    ['t=4&gender=female&interests=3%2C9&sort=new', true],
    ['max_age=110', false],
    ['gender=female&cursor=abc', false],
    ['gender=female&per_page=2', false],
    ['interests=3&interests=9', false],
    ['min_age=50&max_age=30', false],
    ['min_age=3e1', false],
    ['gender=female&gender=male', false],
  ])('%s: %s', (text, expected) => {
    const query = new URLSearchParams(text)
    expect(isWritten(query, readFilter(query))).toBe(expected)
    const written = writeFilter(query, readFilter(query))
    expect(isWritten(written, readFilter(written))).toBe(true)
  })
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
  test.each(
    searchFilterNames.flatMap((name) => valuesOf(searchFilters[name]).map((value) => ({ name, value }))),
  )('$name: $value', ({ name, value }) => {
    const filter = { [name]: value, sort: 'new' as const }
    const address = writeFilter(new URLSearchParams('t=4'), filter).toString()
    expect(readFilter(new URLSearchParams(address))).toEqual(filter)
    expect(writeFilter(new URLSearchParams(address), {}).toString()).toBe('t=4')
  })
})
