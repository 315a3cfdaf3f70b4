import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { sql } from 'kysely'
import { startApi, type TestApi } from '../../test/harness.ts'

// Deleting a row searches every table that points to it. Without an index that means reading the whole table, while
// the account of whoever leaves is locked.

let api: TestApi
beforeAll(async () => {
  api = await startApi()
}, 120_000)
afterAll(() => api.end())

type Key = {
  key: string
  columns: string[]
  indexes: { columns: (string | null)[]; predicate: string | null }[]
}

const foreignKeys = async (): Promise<Key[]> => {
  const { rows } = await sql<Key>`
    select format('%s (%s)', k.conrelid::regclass, array_to_string(own.columns, ', ')) as key, own.columns,
      coalesce((select jsonb_agg(jsonb_build_object('predicate', pg_get_expr(i.indpred, i.indrelid), 'columns', (
          select jsonb_agg(a.attname order by at.place) from unnest(i.indkey) with ordinality at(number, place)
          left join pg_attribute a on a.attrelid = i.indrelid and a.attnum = at.number
          where at.place <= i.indnkeyatts)))
        from pg_index i join pg_class c on c.oid = i.indexrelid join pg_am m on m.oid = c.relam
        where i.indrelid = k.conrelid and i.indisvalid and m.amname = 'btree'), '[]') as indexes
    from pg_constraint k
    cross join lateral (
      select array_agg(a.attname::text order by at.place) as columns
      from unnest(k.conkey) with ordinality at(number, place)
      join pg_attribute a on a.attrelid = k.conrelid and a.attnum = at.number) own
    where k.contype = 'f' and k.connamespace = 'public'::regnamespace
    order by 1`.execute(api.services.db)
  return rows
}

/**
 * Its first columns are the key's, and it holds every row that has one: a comparison with a null finds nothing anyway.
 */
const isUsable = ({ columns }: Key, index: Key['indexes'][number]): boolean =>
  [...columns].sort().join() === index.columns.slice(0, columns.length).sort().join() &&
  (index.predicate === null || columns.some((column) => index.predicate === `(${column} IS NOT NULL)`))

describe('every foreign key', () => {
  it('has an index that deletes of what it points to can use', async () => {
    const keys = await foreignKeys()
    expect(keys.length).toBeGreaterThan(60)
    expect(
      keys.filter((key) => !key.indexes.some((index) => isUsable(key, index))).map(({ key }) => key),
    ).toEqual([])
  })
})

// What is forgotten by its age is searched for every hour: each of these is read by an index that begins with it.
describe.each([
  ['banned_identities', 'until'],
  ['complaints', 'updated_at'],
  ['decisions', 'created_at'],
  ['login_attempts', 'window_start'],
  ['notices', 'created_at'],
  ['otp_codes', 'expires_at'],
  ['outbox', 'created_at'],
  ['passkey_challenges', 'expires_at'],
  ['rate_counters', 'window_start'],
  ['tokens', 'expires_at'],
  ['visits', 'last_at'],
  ['welcomed', 'until'],
])('%s', (table, column) => {
  it(`has an index by ${column}`, async () => {
    const { rows } = await sql<{ definition: string }>`
      select pg_get_indexdef(indexrelid) as definition from pg_index
      where indrelid = ${table}::regclass`.execute(api.services.db)
    const leading = new RegExp(`\\(${column}[,) ]`)
    expect(
      rows.map(({ definition }) => definition).filter((definition) => leading.test(definition)),
    ).not.toEqual([])
  })
})
