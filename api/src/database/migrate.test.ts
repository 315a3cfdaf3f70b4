import { readdirSync, readFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { startApi, type TestApi } from '../../test/harness.ts'
import { migrate } from './migrate.ts'
import { readMigrations } from './read-migrations.ts'

let api: TestApi
beforeEach(async () => {
  api = await startApi()
}, 120_000)
afterEach(() => api.end())

const tables = async (like: string): Promise<number> => {
  const { rows } = await sql`select 1 from information_schema.tables where table_name like ${like}`.execute(
    api.services.db,
  )
  return rows.length
}
const known = async () => {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(
    api.services.db,
  )
  return rows.map(({ name }) => name)
}
const making = (table: string): Migration => ({
  up: async (db: Kysely<unknown>) => {
    await sql`create table ${sql.table(table)} (id int)`.execute(db)
  },
})
const failing: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`create table half_b (id int)`.execute(db)
    await sql`insert into half_b values (1 / 0)`.execute(db)
  },
}

it('a migration that does not go through leaves nothing, of itself or of those before it, and is named', async () => {
  const before = await known()
  const more = { ...(await readMigrations()), '9001-half-a': making('half_a'), '9002-half-b': failing }
  await expect(migrate(api.services.db, more)).rejects.toMatchObject({
    name: 'StartError',
    message: 'The database stays as it was: 9002-half-b did not go through (division by zero)',
  })
  expect([await tables('half_%'), await known()]).toEqual([0, before])
  await migrate(api.services.db, { ...more, '9002-half-b': making('half_b') })
  expect(await tables('half_%')).toBe(2)
})

it('a database that a newer version has used is refused, and left alone', async () => {
  await migrate(api.services.db, { ...(await readMigrations()), '9003-later': making('later') })
  const before = await known()
  await expect(migrate(api.services.db)).rejects.toMatchObject({
    name: 'StartError',
    message: expect.stringMatching(
      /^The database was used by a newer version of the code \(9003-later is not/,
    ),
  })
  expect(await known()).toEqual(before)
})

// While sites are upgraded one after the other, the code before works on the tables of the code after.
it('no migration takes a table or a column away from the code before it, or gives it another name', () => {
  const folder = new URL('./migrations/', import.meta.url)
  const files = readdirSync(folder).filter((file) => /^\d{4}-/.test(file))
  expect(files.length).toBeGreaterThan(30)
  const taking = files.filter((file) =>
    /drop (table|column)|rename (to|column)|dropTable|dropColumn|renameTo|renameColumn/i.test(
      readFileSync(new URL(file, folder), 'utf8'),
    ),
  )
  expect(taking).toEqual([])
})
