import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { sql } from 'kysely'
import { startApi, type TestApi } from '../../test/harness.ts'
import { createPerson } from '../../test/people.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
}, 120_000)
afterAll(() => api.end())

// Every try runs into somebody else's work. The tries are counted by a sequence, which no rollback takes back.
const conflictAlways = async (code: string) => {
  const { db } = api.services
  await sql`create sequence if not exists tries`.execute(db)
  await sql`alter sequence tries restart`.execute(db)
  await sql`${sql.raw(`create or replace function in_the_way() returns trigger language plpgsql as $$
    begin perform nextval('tries'); raise exception 'in the way' using errcode = '${code}'; end $$`)}`.execute(
    db,
  )
  await sql`create or replace trigger in_the_way before insert on likes for each row execute function in_the_way()`.execute(
    db,
  )
}
const tries = async () => {
  const { rows } = await sql<{ count: number }>`select last_value as count from tries`.execute(
    api.services.db,
  )
  return rows[0]?.count
}

it.each([
  ['a deadlock', '40P01'],
  ['a conflict of two transactions', '40001'],
])('%s that four tries do not get past asks to come back later', async (_, code) => {
  const [anna, bram] = [await createPerson(api), await createPerson(api)]
  await conflictAlways(code)
  const answer = await anna.post('/api/like.php', { profile_id: bram.profileId })
  expect([answer.status, answer.body.error]).toEqual([503, 'maintenance'])
  expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0)
  expect(await tries()).toBe(4)
  await sql`drop trigger in_the_way on likes`.execute(api.services.db)
  expect((await anna.post('/api/like.php', { profile_id: bram.profileId })).status).toBe(200)
})
