import { createHash } from 'node:crypto'
import { type Insertable, type Kysely, sql, type Transaction } from 'kysely'
import { fold } from '../fold.ts'
import { forgetSeeded } from '../migrations/0050-seeded-settings.ts'
import { json } from '../schema/columns.ts'
import type { Database } from '../schema.ts'
import {
  readBundles,
  readCities,
  readCountries,
  readGifts,
  readIcebreakers,
  readInterests,
  readRegions,
  readSite,
  readVatRates,
} from './catalogue-files.ts'
import { loadPages } from './load-pages.ts'
import { readPages } from './page-files.ts'

type Trx = Transaction<Database>

const everywhere = { host: '*', country: '**' }
const digestKey = 'catalogue_digest'

/**
 * Puts the catalogues into the database: countries, places, interests, gifts, icebreakers, prices, the default
 * site and its texts. Called at every start, idempotent, and one read when nothing has changed since.
 *
 * Names follow the files; what an operator may change (prices, company, domain) is only ever added. Settings are no catalogue: their
 * defaults stand in `core/settings/defaults.ts`, and only what an operator changed is a row.
 */
export async function loadCatalogue(db: Kysely<Database>): Promise<void> {
  const files = {
    countries: readCountries(),
    regions: readRegions(),
    cities: readCities(),
    interests: readInterests(),
    gifts: readGifts(),
    icebreakers: readIcebreakers(),
    bundles: readBundles(),
    vatRates: readVatRates(),
    site: readSite(),
    pages: readPages(),
  }
  const digest = createHash('sha256').update(JSON.stringify(files)).digest('hex')
  const loaded = await db
    .selectFrom('domain_settings')
    .select('value')
    .where('host', '=', everywhere.host)
    .where('country', '=', everywhere.country)
    .where('key', '=', digestKey)
    .executeTakeFirst()
  if (loaded?.value === digest) return

  await db.transaction().execute(async (trx) => {
    await loadCountries(trx, files.countries)
    await loadPlaces(trx, files.regions, files.cities)
    await loadChatter(trx, files)
    await loadPrices(trx, files.bundles, files.vatRates)
    await loadSite(trx, files.site)
    await loadPages(trx, files.pages)
    await trx
      .insertInto('domain_settings')
      .values({ ...everywhere, key: digestKey, value: json(digest) })
      .onConflict((oc) => oc.columns(['host', 'country', 'key']).doUpdateSet({ value: json(digest) }))
      .execute()
  })
}

async function loadCountries(trx: Trx, countries: ReturnType<typeof readCountries>) {
  await trx
    .insertInto('countries')
    .values(countries.map((country) => ({ ...country, name: json(country.name) })))
    .onConflict((oc) =>
      oc.column('code').doUpdateSet((eb) => ({
        name: eb.ref('excluded.name'),
        locales: eb.ref('excluded.locales'),
        currency: eb.ref('excluded.currency'),
      })),
    )
    .execute()
}

async function loadPlaces(
  trx: Trx,
  regions: ReturnType<typeof readRegions>,
  cities: ReturnType<typeof readCities>,
) {
  const stored = await trx
    .insertInto('regions')
    .values(
      regions.map(({ country, code, geonames, name }) => ({
        country,
        code,
        geonames_admin: geonames,
        name: json(name),
      })),
    )
    .onConflict((oc) =>
      oc.columns(['country', 'code']).doUpdateSet((eb) => ({ name: eb.ref('excluded.name') })),
    )
    .returning(['id', 'country', 'code'])
    .execute()
  const regionIds = new Map(stored.map((region) => [`${region.country} ${region.code}`, region.id]))

  const rows = cities.map((city): Insertable<Database['cities']> => {
    const region_id = regionIds.get(`${city.country} ${city.region}`)
    if (region_id === undefined) throw new Error(`cities.json: ${city.name} lies in no region`)
    const names = { nl: city.nl, de: city.de, fr: city.fr, en: city.en }
    return {
      id: city.id,
      region_id,
      name: city.name,
      names: Object.values(names).some(Boolean) ? json(names) : null,
      name_fold: fold(city.name),
      lat: city.lat,
      lon: city.lon,
      population: city.pop,
    }
  })
  for (const chunk of chunks(rows, 500)) {
    await trx
      .insertInto('cities')
      .values(chunk)
      .onConflict((oc) =>
        oc.column('id').doUpdateSet((eb) => ({
          name: eb.ref('excluded.name'),
          names: eb.ref('excluded.names'),
          name_fold: eb.ref('excluded.name_fold'),
        })),
      )
      .execute()
  }
  // The files give the ids, so the column's own counter must start after them.
  await sql`select setval(pg_get_serial_sequence('cities', 'id'), (select max(id) from cities))`.execute(trx)
}

/** What members like, give and open a conversation with. */
async function loadChatter(
  trx: Trx,
  files: {
    interests: ReturnType<typeof readInterests>
    gifts: ReturnType<typeof readGifts>
    icebreakers: ReturnType<typeof readIcebreakers>
  },
) {
  await trx
    .insertInto('interests')
    .values(files.interests.map((interest, sort) => ({ ...interest, name: json(interest.name), sort })))
    .onConflict((oc) =>
      oc.column('slug').doUpdateSet((eb) => ({
        name: eb.ref('excluded.name'),
        icon: eb.ref('excluded.icon'),
        sort: eb.ref('excluded.sort'),
      })),
    )
    .execute()
  await trx
    .insertInto('gifts')
    .values(files.gifts.map((gift, sort) => ({ ...gift, name: json(gift.name), sort })))
    .onConflict((oc) =>
      oc.column('slug').doUpdateSet((eb) => ({
        name: eb.ref('excluded.name'),
        image: eb.ref('excluded.image'),
      })),
    )
    .execute()
  await trx
    .insertInto('icebreakers')
    .values(
      files.icebreakers.map(({ slug, category, interest, text }) => ({
        slug,
        category,
        interest_slug: interest,
        text: json(text),
      })),
    )
    .onConflict((oc) => oc.column('slug').doUpdateSet((eb) => ({ text: eb.ref('excluded.text') })))
    .execute()
}

async function loadPrices(
  trx: Trx,
  bundles: ReturnType<typeof readBundles>,
  vatRates: ReturnType<typeof readVatRates>,
) {
  const priced = await trx.selectFrom('bundles').select('country').distinct().execute()
  const known = new Set(priced.map((row) => row.country))
  const rows = bundles.filter((bundle) => !known.has(bundle.country))
  if (rows.length) await trx.insertInto('bundles').values(rows).execute()
  await trx
    .insertInto('vat_rates')
    .values(vatRates.map((vat) => ({ ...vat, rate: vat.rate.toFixed(2) })))
    .onConflict((oc) => oc.doNothing())
    .execute()
}

async function loadSite(trx: Trx, { company, domain }: ReturnType<typeof readSite>) {
  const existing = await trx
    .selectFrom('domains')
    .select('host')
    .where('is_default', '=', true)
    .executeTakeFirst()
  if (!existing) {
    const { id } = await trx
      .insertInto('companies')
      .values({ ...company, added: new Date(company.added) })
      .returning('id')
      .executeTakeFirstOrThrow()
    await trx
      .insertInto('domains')
      .values({ ...domain, company_id: id, is_default: true })
      .execute()
  }
  await forgetSeeded(trx)
}

export function* chunks<T>(rows: readonly T[], size: number): Generator<T[]> {
  for (let start = 0; start < rows.length; start += size) yield rows.slice(start, start + size)
}
