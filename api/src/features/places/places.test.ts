import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { startApi, type TestApi } from '../../../test/harness.ts'
import { mmdbFile } from '../../../test/mmdb-file.ts'
import { browserOf } from '../../../test/visitors.ts'
import { createGeoIp } from '../../adapters/geoip/geoip.ts'

let api: TestApi
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lonk-geoip-'))
  const file = join(folder, 'countries.mmdb')
  await writeFile(file, mmdbFile(81, 'BE'))
  api = await startApi({ env: { GEOIP_FILE: file, COUNTRY_HEADER: 'CF-IPCountry', TRUST_PROXY: 'on' } })
}, 120_000)
afterAll(async () => {
  await api.end()
  await rm(folder, { recursive: true, force: true })
})

const geocode = async (lat: unknown, lon: unknown, headers: Record<string, string> = {}) => {
  const response = await fetch(`${api.url}/api/geocode.php?lat=${lat}&lon=${lon}`, { headers })
  return { status: response.status, body: JSON.parse(await response.text()) }
}

describe('the place of a position', () => {
  it('is the nearest of the catalogue, with its region', async () => {
    const { body } = await geocode(52.0907, 5.1214)
    expect(body).toMatchObject({ country: 'NL', city: 'Utrecht' })
    expect(body.distance_km).toBeLessThan(10)
    const region = await api.services.db
      .selectFrom('regions')
      .select('code')
      .where('id', '=', body.region_id)
      .executeTakeFirst()
    expect(region?.code).toBe('UT')
  })

  it('is named in the language of whoever asks', async () => {
    const german = { Cookie: 'i18n_redirected=de' }
    expect((await geocode(48.137, 11.575, german)).body).toMatchObject({ country: 'DE', city: 'München' })
  })

  it('is false on the ocean', async () => {
    expect(await geocode(45, -30)).toEqual({ status: 200, body: false })
  })

  it('does not tell apart who is within a kilometre', async () => {
    expect(await geocode(52.09312, 5.12345)).toEqual(await geocode(52.0891, 5.1249))
  })

  it.each([
    ['91', '5'],
    ['52', '181'],
    ['', '5'],
    ['NaN', '5'],
    ['1e1', '5'],
  ])('is refused for %s, %s', async (lat, lon) => expect((await geocode(lat, lon)).status).toBe(422))
})

describe('the country of a visitor', () => {
  const countryOf = async (headers: Record<string, string>) => {
    const { body } = await browserOf(api.url).get('/api/settings.php', { headers })
    return Object(body.settings).geoip_country
  }

  it.each([
    ['what the proxy says', { 'CF-IPCountry': 'DE', 'X-Forwarded-For': '81.2.3.4' }, 'DE'],
    ['else what the operator’s file says', { 'X-Forwarded-For': '81.2.3.4' }, 'BE'],
    ['else the site’s own', { 'X-Forwarded-For': '82.2.3.4' }, 'NL'],
    [
      'the site’s own for the proxy’s “unknown”',
      { 'CF-IPCountry': 'XX', 'X-Forwarded-For': '82.2.3.4' },
      'NL',
    ],
    ['the site’s own for an address of another kind', { 'X-Forwarded-For': '2001:db8::1' }, 'NL'],
  ])('is %s', async (_, headers, country) => expect(await countryOf(headers)).toBe(country))

  it('a file that is none stops the start with its name', async () => {
    const file = join(folder, 'broken.mmdb')
    await writeFile(file, 'no database')
    expect(() => createGeoIp(file)).toThrow(/^GEOIP_FILE=.*broken\.mmdb/)
  })
})

describe('the interests', () => {
  it('are named in the language of whoever asks, each with its drawing', async () => {
    const response = await fetch(`${api.url}/api/interests.php`, {
      headers: { Cookie: 'i18n_redirected=de' },
    })
    const { interests } = JSON.parse(await response.text())
    const cooking = { slug: 'cooking', name: 'Kochen', adult: false, icon: 'chef-hat' }
    expect(interests).toContainEqual(expect.objectContaining(cooking))
    expect(interests.filter(({ icon }: { icon: unknown }) => typeof icon !== 'string')).toEqual([])
  })
})
