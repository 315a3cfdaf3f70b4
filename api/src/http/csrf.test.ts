import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Contract } from '@lonk/shared-api/contract.ts'
import { contracts } from '@lonk/shared-api/contracts.ts'
import { startApi, type TestApi } from '../../test/harness.ts'
import { createPerson, type Person } from '../../test/people.ts'

let api: TestApi
let anna: Person
beforeAll(async () => {
  api = await startApi()
  anna = await createPerson(api, { credits: 9 })
}, 120_000)
afterAll(() => api.end())

const all = Object.entries(contracts) as [string, Contract][]
const effecting = all.filter(
  ([, { call, csrf }]) => csrf !== 'exempt' && (call.method !== 'GET' || csrf === 'effect'),
)

/** What a page elsewhere can make a browser send, with the cookie that it would not even have sent. */
const foreign: [string, Record<string, string>][] = [
  ['another site', { Origin: 'https://elsewhere.example', 'Sec-Fetch-Site': 'cross-site' }],
  ['a neighbour under the same domain', { Origin: 'http://x.localhost:3999', 'Sec-Fetch-Site': 'same-site' }],
  ['a frame without an origin', { Origin: 'null', 'Sec-Fetch-Site': 'cross-site' }],
  ['a link or the address bar', { 'Sec-Fetch-Site': 'none', 'Sec-Fetch-Mode': 'navigate' }],
  ['an old browser', {}],
  ['another port', { Origin: 'http://localhost:4000' }],
  ['a name that begins alike', { Origin: 'http://localhost:3999.elsewhere.example' }],
]

const send = (path: string, method: string, headers: Record<string, string>, body?: string) =>
  fetch(`${api.url}${path}`, {
    method,
    redirect: 'manual',
    headers: { Cookie: anna.cookie(), ...headers },
    ...(body === undefined ? {} : { body }),
  })

describe('calls with effects', () => {
  it('are all but the notices of providers, one click of a mail and what a mail opens', () => {
    const exempt = all.filter(([, { csrf }]) => csrf === 'exempt').map(([name]) => name)
    expect(exempt.sort()).toEqual(['mailWebhook', 'paymentWebhook', 'unsubscribe'])
    expect(effecting.length).toBeGreaterThan(50)
  })

  it.each(foreign)('do nothing for %s', async (_, headers) => {
    const refused: string[] = []
    for (const [name, { call }] of effecting) {
      const response = await send(call.path, call.method, headers)
      const { error } = Object(await response.json())
      if (response.status === 403 && error === 'forbidden') refused.push(name)
    }
    expect(refused).toEqual(effecting.map(([name]) => name))
    expect((await anna.get('/api/poll.php')).status).toBe(200)
  })

  it('that tell others what has arrived answer no navigation, of our own pages neither', async () => {
    const telling = all.filter(([, { csrf }]) => csrf === 'told')
    expect(telling.length).toBeGreaterThan(1)
    for (const [name, { call }] of telling) {
      const own = { Cookie: anna.cookie(), 'Sec-Fetch-Site': 'same-origin', 'Sec-Fetch-Mode': 'navigate' }
      // `fetch` itself sets the headers that say how it asks.
      const status = await new Promise((answered, failed) => {
        const asked = request(api.url + call.path, { headers: own }, (answer) => {
          answer.resume()
          answered(answer.statusCode)
        })
        asked.on('error', failed).end()
      })
      expect([name, status]).toEqual([name, 403])
    }
  })

  it('cannot be dressed as others', async () => {
    const form = { 'Content-Type': 'application/x-www-form-urlencoded', 'X-Request-Type': 'client' }
    expect((await send('/api/block.php', 'POST', form, 'profile_id=1')).status).toBe(415)
    const dressed = { 'X-HTTP-Method-Override': 'DELETE', 'Sec-Fetch-Site': 'cross-site' }
    expect((await send('/api/user.php?_method=PUT&language=de', 'GET', dressed)).status).toBe(200)
    expect(Object((await anna.get('/api/user.php')).body).user.language).toBe('nl')
  })
})

describe('pages of other sites', () => {
  it('may read nothing, asked beforehand or not', async () => {
    const headers = {
      Origin: 'https://elsewhere.example',
      'Access-Control-Request-Method': 'PUT',
      'Access-Control-Request-Headers': 'x-request-type',
    }
    for (const [, { call }] of all) {
      const asked = await send(call.path, 'OPTIONS', headers)
      const read = call.path === '/api/events.php' ? asked : await send(call.path, 'GET', headers)
      for (const response of [asked, read]) {
        await response.body?.cancel()
        const cors = [...response.headers.keys()].filter((name) => name.startsWith('access-control-'))
        expect([call.path, cors]).toEqual([call.path, []])
        expect(response.headers.get('cross-origin-resource-policy')).toBe('same-origin')
      }
      // Nobody answers OPTIONS: an address that exists says which methods it takes, and to no other site.
      expect([404, 405]).toContain(asked.status)
    }
  })
})
