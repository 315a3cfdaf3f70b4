import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { startApi, type TestApi } from '../../test/harness.ts'
import { mmdbFile } from '../../test/mmdb-file.ts'
import { browserOf } from '../../test/visitors.ts'

// An API on another machine hears of its visitors through a document server at 10.0.0.5 and through a proxy on its own
// machine, which adds the address that it was asked by.

let api: TestApi
let alone: TestApi
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lonk-address-'))
  const file = join(folder, 'countries.mmdb')
  await writeFile(file, mmdbFile(81, 'BE'))
  // One call a minute and address where the contract allows thirty.
  const env = { GEOIP_FILE: file, RATE_LIMIT_FACTOR: '0.034' }
  api = await startApi({ env: { ...env, DOCUMENT_SERVERS: '10.0.0.5, 10.1.0.0/16' } })
  alone = await startApi({ env })
}, 240_000)
afterAll(async () => {
  await api.end()
  await alone.end()
  await rm(folder, { recursive: true, force: true })
})

const countryOf = async (at: TestApi, chain: string) => {
  const headers = { 'X-Forwarded-For': chain }
  const { body } = await browserOf(at.url).get('/api/settings.php', { headers })
  return Object(body.settings).geoip_country
}

describe('the address of a visitor', () => {
  it.each([
    ['is what the document server says', '81.2.3.1, 10.0.0.5', 'BE'],
    ['is what one of a network of them says', '81.2.3.2, 10.1.7.8', 'BE'],
    ['is what the first of two says', '81.2.3.3, 10.1.7.8, 10.0.0.5', 'BE'],
    ['is not what the visitor says', '81.2.3.4, 203.0.113.9, 10.0.0.5', 'NL'],
    ['is not what anybody else says', '81.2.3.4, 10.2.0.5', 'NL'],
  ])('%s: %s', async (_, chain, country) => {
    expect(await countryOf(api, chain)).toBe(country)
  })

  it('is the document server’s own where nobody said that it is one', async () => {
    expect(await countryOf(alone, '81.2.3.4, 10.0.0.5')).toBe('NL')
  })

  it('gives each visitor limits of their own', async () => {
    const checked = async (at: TestApi, visitor: string) => {
      const headers = { 'X-Forwarded-For': `${visitor}, 10.0.0.5` }
      return (await browserOf(at.url).post('/api/signup-check.php', { name: 'Vrij_1' }, { headers })).status
    }
    expect([await checked(api, '192.0.2.1'), await checked(api, '192.0.2.1')]).toEqual([200, 429])
    expect(await checked(api, '192.0.2.2')).toBe(200)
    expect([await checked(alone, '192.0.2.1'), await checked(alone, '192.0.2.2')]).toEqual([200, 429])
  })
})
