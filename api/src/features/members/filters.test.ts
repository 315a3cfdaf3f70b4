import { expect, it } from '@jest/globals'
import { type FilterRow, searchFilterNames, searchFilters } from '@lonk/shared-api/search-filters.ts'
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely'
import type { Database } from '../../database/schema.ts'
import { type Filters, matching } from './filters.ts'

// Nothing is asked of it: it only says what would be.
const db = new Kysely<Database>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (of) => new PostgresIntrospector(of),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
})

const now = new Date('2026-03-01T12:00:00Z')
const question = (asked: Partial<Filters>) => {
  const filters: Filters = { ...asked, center: { lat: 52, lon: 5 }, coarse: false, demoIsFictional: false }
  const { sql, parameters } = db
    .selectFrom('profiles')
    .select('id')
    .where(matching(filters, now, '2026-03-01'))
    .compile()
  return JSON.stringify([sql, parameters])
}

const sampleOf = (row: FilterRow): unknown => {
  switch (row.kind) {
    case 'choice':
      return row.values[0]
    case 'country':
      return 'NL'
    case 'ids':
      return [3]
    case 'id':
    case 'number':
      return 25
    case 'text':
      return 'Zeist'
    case 'yes':
      return true
  }
}

it.each(searchFilterNames)('%s is asked of the database, and not where it was not asked for', (name) => {
  expect(question({ [name]: sampleOf(searchFilters[name]) })).not.toBe(question({}))
  expect(question({ [name]: undefined })).toBe(question({}))
})
