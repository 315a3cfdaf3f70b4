import { readFileSync } from 'node:fs'
import { describe, expect, it } from '@jest/globals'
import { savedFilters } from './calls/matching/saved-search.schema.ts'
import { membersQuery } from './calls/members/members.schema.ts'
import { ownProfile } from './schemas/profile.ts'
import { type FilterRow, filtersOfKind, searchFilterNames, searchFilters } from './search-filters.ts'
import { traitNames, traits } from './traits.ts'

/** Values at the bounds of a filter, and some that are beyond them. */
const samplesOf = (row: FilterRow): { right: unknown[]; wrong: unknown[] } => {
  switch (row.kind) {
    case 'choice':
      return { right: [...row.values], wrong: ['', 'toString', 7] }
    case 'country':
      return { right: ['NL'], wrong: ['nl', 'NLD', ''] }
    case 'id':
      return { right: [1, 4711], wrong: [0, -1, 1.5] }
    case 'ids': {
      const most = Array.from({ length: row.most }, (_, index) => index + 1)
      return { right: [[3], most], wrong: [[0], [...most, row.most + 1]] }
    }
    case 'number':
      return { right: [row.min, row.max], wrong: [row.min - 1, row.max + 1, row.min + 0.5] }
    case 'text':
      return { right: ['Zeist', 'x'.repeat(row.longest)], wrong: ['x'.repeat(row.longest + 1)] }
    case 'yes':
      return { right: [true, false], wrong: ['perhaps', 2] }
  }
}

describe.each(searchFilterNames)('the filter %s', (name) => {
  const { right, wrong } = samplesOf(searchFilters[name])

  it.each(right.map((value) => ({ value })))(
    'is kept as $value, and read as that from a query',
    ({ value }) => {
      expect(savedFilters.parse({ [name]: value })).toEqual({ [name]: value })
      expect(membersQuery.parse({ [name]: String(value) })).toEqual({ [name]: value })
    },
  )

  it.each(wrong.map((value) => ({ value })))('is refused as $value', ({ value }) => {
    expect(savedFilters.safeParse({ [name]: value }).success).toBe(false)
    expect(membersQuery.safeParse({ [name]: String(value) }).success).toBe(false)
  })
})

describe('the table of filters', () => {
  it('is all that a search asks for, but its order and its place in the list', () => {
    expect(Object.keys(savedFilters.shape)).toEqual([...searchFilterNames, 'sort'])
    expect(Object.keys(membersQuery.shape)).toEqual([...searchFilterNames, 'sort', 'cursor', 'per_page'])
  })

  it('requires none of them', () => {
    expect(savedFilters.parse({})).toEqual({})
    expect(membersQuery.parse({})).toEqual({})
  })

  it('offers nothing that the call would refuse', () => {
    for (const name of filtersOfKind('number')) {
      const row: FilterRow = searchFilters[name]
      if (row.kind !== 'number' || !row.offered) continue
      expect(membersQuery.safeParse({ [name]: row.offered.min }).success).toBe(true)
      expect(membersQuery.safeParse({ [name]: row.offered.max }).success).toBe(true)
    }
  })
})

describe('the table of traits', () => {
  it.each(traitNames)('answers %s as one of its words or as not said', (name) => {
    const field = ownProfile.shape[name]
    for (const value of [...traits[name], null]) expect(field.safeParse(value).success).toBe(true)
    for (const value of ['', 'any', undefined]) expect(field.safeParse(value).success).toBe(false)
  })
})

describe('a browser that reads a table', () => {
  it.each(['choices.ts', 'traits.ts', 'search-filters.ts'])('gets no schema along with %s', (file) => {
    const source = readFileSync(new URL(`./${file}`, import.meta.url), 'utf8')
    const from = [...source.matchAll(/from '([^']+)'/g)].map(([, path]) => path)
    expect(from.filter((path) => path !== './choices.ts' && path !== './traits.ts')).toEqual([])
  })
})
