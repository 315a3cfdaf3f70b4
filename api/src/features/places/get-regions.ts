import { regionsContract } from '@lonk/shared-api/calls/content/regions.schema.ts'
import { inLanguage } from '../../core/settings/translated.ts'
import { endpoint } from '../../http/endpoint.ts'
import type { Services } from '../../services.ts'

/** GET /api/regions.php: with a country its cities too, the big ones first. */
export const getRegionsEndpoint = endpoint(regionsContract, async ({ input, services, language }) => {
  const rows = await regionsOf(services, input.country)
  const cities = input.country ? await citiesOf(services, rows, language) : null
  return {
    regions: rows
      .map(({ id, code, country, name }) => ({
        id,
        code,
        country,
        name: inLanguage(name, language),
        ...(cities ? { cities: cities.get(id) ?? [] } : {}),
      }))
      .sort((a, b) => a.country.localeCompare(b.country) || a.name.localeCompare(b.name, language)),
  }
})

type RegionRow = Awaited<ReturnType<typeof regionsOf>>[number]

const regionsOf = ({ db }: Services, country: string | undefined) =>
  db
    .selectFrom('regions')
    .innerJoin('countries', 'countries.code', 'regions.country')
    .select(['regions.id', 'regions.code', 'regions.country', 'regions.name'])
    .where('countries.active', '=', true)
    .$if(country !== undefined, (query) => query.where('regions.country', '=', country ?? ''))
    .execute()

const citiesOf = async ({ db }: Services, regions: readonly RegionRow[], language: string) => {
  const grouped = new Map<number, { id: number; name: string }[]>(regions.map(({ id }) => [id, []]))
  if (regions.length === 0) return grouped
  const rows = await db
    .selectFrom('cities')
    .select(['id', 'region_id', 'name', 'names'])
    .where('region_id', 'in', [...grouped.keys()])
    .orderBy('population', 'desc')
    .execute()
  for (const { id, region_id, name, names } of rows)
    grouped.get(region_id)?.push({ id, name: names?.[language] ?? name })
  return grouped
}
