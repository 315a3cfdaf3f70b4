import { generateKeyPairSync } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import type { BrowserRemote } from '@lonk/shared-events/registry.ts'
import { encodeTrial } from './registry/trial.ts'
import { bootOf } from './testing/boot-of.ts'
import { members, type PublishedSite, startPublishedSite } from './testing/published-site.ts'

const from = 'http://localhost:4203'

let site: PublishedSite
beforeEach(async () => {
  site = await startPublishedSite({ trialOrigins: `https://dev.lonk.example,${from}` })
})
afterEach(() => site.stop())

const hour = 3_600_000
const token = (
  changes: { part?: string; from?: string; until?: string } = {},
  key = site.store.keys.privateKey,
) => {
  const until = new Date(Date.now() + hour).toISOString()
  return encodeTrial({ part: 'mf-members', from, until, ...changes }, key)
}
const setCookieOf = (response: Response) => response.headers.get('set-cookie')
const asTester = (path: string) => site.get(path, { cookie: `lonk_try=${token()}` })
const policyOf = (response: Response) => response.headers.get('content-security-policy') ?? ''
const remotesOf = (html: string) => bootOf(html).remotes as readonly BrowserRemote[]
const refusals = () => site.reports.filter((what) => what === 'trial refused').length

test('a tester’s document has the part from there, everybody else’s is as ever', async () => {
  const first = await site.get(`/?try=${token()}`)
  expect([first.status, first.headers.get('location')]).toEqual([302, '/'])
  expect(setCookieOf(first)).toMatch(/^lonk_try=[\w.-]+; Path=\/; Max-Age=3[56]\d\d; HttpOnly; SameSite=Lax/)
  expect(policyOf(first)).not.toContain(from)

  const response = await asTester('/')
  expect(response.headers.get('cache-control')).toBe('no-store')
  const html = await response.text()
  expect(remotesOf(html)).toMatchObject([
    {
      name: 'mf-members',
      version: 'dev',
      integrity: null,
      entry: `${from}/-/newest/mf-members/remoteEntry.js`,
    },
  ])
  // What was rendered and what would be fetched beforehand is of the released code.
  expect(html).not.toContain('front page')
  expect(bootOf(html).fragment).toBe(false)
  expect(html).not.toContain(`/r/mf-members/${members.version}/`)
  expect(html).toContain(`Je probeert mf-members ${from}.`)
  expect(html).toContain('<a href="?try=off">')

  const other = await site.get('/')
  expect(policyOf(other)).not.toContain('localhost')
  const plain = await other.text()
  expect(plain).toContain('<h1>front page</h1>')
  expect(plain).not.toContain(from)
  expect(plain).not.toContain('class="trial"')
})

test('its policy is wider by that origin alone, and only for what a part fetches', async () => {
  const rules = policyOf(await asTester('/'))
    .split('; ')
    .filter((rule) => rule.includes(from))
  expect(rules.map((rule) => rule.split(' ')[0])).toEqual([
    'script-src',
    'style-src',
    'img-src',
    'connect-src',
    'font-src',
  ])
  expect(policyOf(await asTester('/'))).not.toContain('dev.lonk.example')
  expect(rules.join()).not.toMatch(/unsafe|\*/)
})

test('it reloads with what is saved there', async () => {
  expect(await (await asTester('/members')).text()).toContain(`new EventSource('${from}/__reload')`)
  expect(await site.html('/members')).not.toContain('EventSource')
})

test('it ends by the ribbon’s own link', async () => {
  const response = await site.get('/members?try=off', { cookie: `lonk_try=${token()}` })
  expect(setCookieOf(response)).toMatch(/^lonk_try=; Path=\/; Max-Age=0/)
})

test('forged, foreign and expired ones are refused, in a link and in a cookie, and told to the log', async () => {
  const [, signature = ''] = token().split('.')
  const other = Buffer.from(
    JSON.stringify({ part: 'mf-members', from: 'https://dev.lonk.example', until: '2999-01-01T00:00:00Z' }),
  ).toString('base64url')
  const refused = {
    forged: `${other}.${signature}`,
    'by another key': token({}, generateKeyPairSync('ed25519').privateKey),
    'from an origin that is not in the list': token({ from: 'http://localhost:4204' }),
    'from another host': token({ from: 'https://dev.lonk.example.evil.example' }),
    'into the policy': token({ from: `${from}; script-src *` }),
    expired: token({ until: new Date(Date.now() - hour).toISOString() }),
  }
  for (const [kind, wrong] of Object.entries(refused)) {
    const before = refusals()
    const link = await site.get(`/members?try=${wrong}`)
    expect([kind, link.status, setCookieOf(link)]).toEqual([kind, 302, null])
    const kept = await site.get('/members', { cookie: `lonk_try=${wrong}` })
    expect([kind, setCookieOf(kept)]).toEqual([kind, expect.stringMatching(/^lonk_try=; .*Max-Age=0/)])
    expect([kind, policyOf(kept)]).toEqual([kind, expect.not.stringContaining('http')])
    const html = await kept.text()
    expect([kind, html.includes(`/r/mf-members/${members.version}/`)]).toEqual([kind, true])
    expect([kind, html.includes('class="trial"')]).toEqual([kind, false])
    expect([kind, refusals() - before]).toEqual([kind, 2])
  }
})

test('neither the shell nor a part that the site has not comes from there', async () => {
  for (const part of ['shell', 'mf-nothing', 'constructor']) {
    const response = await site.get('/members', { cookie: `lonk_try=${token({ part })}` })
    expect([part, setCookieOf(response)]).toEqual([part, expect.stringMatching(/^lonk_try=; .*Max-Age=0/)])
    expect(policyOf(response)).not.toContain(from)
  }
})

test('where no origin is allowed, a link that was made while one was counts for nothing', async () => {
  const strict = await startPublishedSite()
  try {
    const made = token({}, strict.store.keys.privateKey)
    const response = await strict.get('/', { cookie: `lonk_try=${made}` })
    expect(setCookieOf(response)).toMatch(/^lonk_try=; .*Max-Age=0/)
    expect(await response.text()).toContain('<h1>front page</h1>')
    expect(strict.reports).toContain('trial refused')
  } finally {
    await strict.stop()
  }
})

test('a developer’s server gives its newest build to pages of the one site that was named', async () => {
  const named = 'https://lonk.example'
  const workshop = await startPublishedSite({ trialSite: named })
  try {
    const entry = await workshop.get('/-/newest/mf-members/remoteEntry.js', { origin: named })
    expect([entry.status, await entry.text()]).toEqual([200, 'mf-members entry'])
    expect(entry.headers.get('access-control-allow-origin')).toBe(named)
    expect(entry.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    expect(entry.headers.get('cache-control')).toBe('no-store')
    // A foreign page is told the one that may, and the browser keeps the answer from it.
    const foreign = await workshop.get('/-/newest/mf-members/entry.js', { origin: 'https://evil.example' })
    expect(foreign.headers.get('access-control-allow-origin')).toBe(named)
    const reload = await workshop.get('/__reload')
    expect(reload.headers.get('access-control-allow-origin')).toBe(named)
    await reload.body?.cancel()
    for (const path of [
      'mf-members/release.json',
      'mf-other/remoteEntry.js',
      'constructor/entry.js',
      'mf-members/',
    ])
      expect([path, (await workshop.get(`/-/newest/${path}`)).status]).toEqual([path, 404])
    const asked = await fetch(`${workshop.address}/-/newest/mf-members/remoteEntry.js`, { method: 'OPTIONS' })
    expect([asked.status, asked.headers.get('access-control-allow-private-network')]).toEqual([204, 'true'])
    expect(asked.headers.get('access-control-allow-origin')).toBe(named)
  } finally {
    await workshop.stop()
  }
})

test('a site that is no developer’s gives nothing to pages of others', async () => {
  const response = await site.get('/-/newest/mf-members/remoteEntry.js')
  expect(response.status).toBe(404)
  expect(response.headers.get('access-control-allow-origin')).toBeNull()
})
