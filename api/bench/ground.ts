import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { readConfig } from '../src/config.ts'
import type { Db } from '../src/database/connection.ts'
import { startApi } from '../src/start.ts'
import { createPerson, type Person } from '../test/people.ts'

const creditsEach = 5000

/** People to measure with, whose wallets their ledger explains. */
export const invite = async (environment: Record<string, string>, members: number): Promise<Person[]> => {
  const api = await startApi(readConfig({ ...environment, NODE_ENV: 'test' }))
  try {
    const people: Person[] = []
    for (let count = 0; count < members; count += 1)
      people.push(await createPerson({ ...api, url: '' }, { credits: creditsEach }))
    const { db } = api.services
    const place = await db
      .selectFrom('cities')
      .select(['id', 'region_id', 'lat', 'lon'])
      .where('name_fold', '=', 'utrecht')
      .executeTakeFirstOrThrow()
    await db
      .updateTable('profiles')
      .set({ city_id: place.id, region_id: place.region_id, lat: place.lat, lon: place.lon, seeking: 'male' })
      .where(
        'id',
        'in',
        people.map(({ profileId }) => profileId),
      )
      .execute()
    return people
  } finally {
    await api.stop()
  }
}

/** The first process of the server that a connection leads to, which has to be on this machine. */
export const databasePid = async (db: Db): Promise<number> => {
  const { rows } = await sql<{ folder: string }>`select current_setting('data_directory') as folder`.execute(
    db,
  )
  return Number((await readFile(join(rows[0]?.folder ?? '', 'postmaster.pid'), 'utf8')).split('\n')[0])
}

/** Of a list, over and over. */
export const at = <Item>(items: readonly Item[], count: number): Item => {
  const item = items[count % items.length]
  if (item === undefined) throw new Error('An empty list')
  return item
}

/** What searches ask for there: a region, a rare interest and a common one. */
export const groundOf = async (db: Db): Promise<[number, number, number]> => {
  const { id } = await db
    .selectFrom('regions')
    .select('id')
    .where('code', '=', 'UT')
    .executeTakeFirstOrThrow()
  const interests = await db
    .selectFrom('profile_interests')
    .select(['interest_id', (eb) => eb.fn.countAll<number>().as('count')])
    .groupBy('interest_id')
    .orderBy('count')
    .execute()
  return [id, interests[0]?.interest_id ?? 1, interests.at(-1)?.interest_id ?? 1]
}
