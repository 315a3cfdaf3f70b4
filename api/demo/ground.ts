import type { Kysely } from 'kysely'
import { createSites } from '../src/core/settings/site.ts'
import type { Database } from '../src/database/schema.ts'
import type { Ground } from './world.ts'

const demoCountries = ['NL', 'BE', 'DE']

/** Reads what the demo is built on. The catalogue must have been loaded. */
export async function readGround(db: Kysely<Database>): Promise<Ground> {
  const places = await db
    .selectFrom('cities')
    .innerJoin('regions', 'regions.id', 'cities.region_id')
    .where('regions.country', 'in', demoCountries)
    .where('cities.population', '>=', 10_000)
    .select([
      'cities.id as city_id',
      'regions.id as region_id',
      'regions.country as country',
      'regions.code as region',
      'cities.name as name',
      'cities.lat as lat',
      'cities.lon as lon',
      'cities.population as population',
    ])
    .orderBy('cities.id')
    .execute()
  const interests = await db.selectFrom('interests').select(['slug', 'adult']).orderBy('slug').execute()
  const icebreakers = await db
    .selectFrom('icebreakers')
    .select('text')
    .where('active', '=', true)
    .orderBy('slug')
    .execute()
  const gifts = await db
    .selectFrom('gifts')
    .select(['id', 'credits'])
    .where('active', '=', true)
    .orderBy('slug')
    .execute()
  const bundles = await db
    .selectFrom('bundles')
    .select(['id', 'country', 'currency', 'credits', 'price_cents'])
    .where('active', '=', true)
    .orderBy('country')
    .orderBy('sort')
    .execute()
  const rates = await db.selectFrom('vat_rates').select(['country', 'rate']).orderBy('valid_from').execute()
  const { values } = await createSites(db, { settingsCacheMs: 0 }).of(undefined)
  return {
    places,
    interests,
    icebreakers: icebreakers.flatMap(({ text: { nl, de, fr, en } }) =>
      nl && de && fr && en ? [{ nl, de, fr, en }] : [],
    ),
    gifts,
    bundles,
    vatRates: new Map(rates.map(({ country, rate }) => [country, rate])),
    signupCredits: values.signup_credits,
    messageCredits: values.message_credits,
    freeConversations: values.free_conversations,
  }
}
