import { generateKeyPairSync } from 'node:crypto'
import { connect } from 'node:net'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { encodeTrial } from './registry/trial.ts'
import { entry, members, type PublishedSite, startPublishedSite } from './testing/published-site.ts'
import { versionOf } from './testing/test-store.ts'

const candidate = { ...members, version: versionOf('c') }

let site: PublishedSite
beforeEach(async () => {
  site = await startPublishedSite()
  site.store.write(candidate, { 'entry.js': 'mf-members entry' })
  await site.store.publish({ 'mf-members': { ...entry(members), canary: { candidate, share: 0 } } })
})
afterEach(() => site.stop())

const hour = 3_600_000
const token = (
  changes: Partial<Parameters<typeof encodeTrial>[0]> = {},
  key = site.store.keys.privateKey,
) => {
  const until = new Date(Date.now() + hour).toISOString()
  return encodeTrial({ part: 'mf-members', version: candidate.version, until, ...changes }, key)
}
const cookieOf = (response: Response) =>
  /^lonk_try=([^;]*)/.exec(response.headers.get('set-cookie') ?? '')?.[1]
const tried = `/r/mf-members/${candidate.version}/`
const usual = `/r/mf-members/${members.version}/`

test('whoever has the link sees the candidate, in a clean address and with a ribbon; nobody else does', async () => {
  const made = token()
  const first = await site.get(`/members?gender=female&try=${made}`)
  expect(first.status).toBe(302)
  expect(first.headers.get('location')).toBe('/members?gender=female')
  expect(first.headers.get('set-cookie')).toMatch(
    /^lonk_try=[\w.-]+; Path=\/; Max-Age=3[56]\d\d; HttpOnly; SameSite=Lax/,
  )
  const response = await site.get('/members', { cookie: `lonk_try=${cookieOf(first)}` })
  expect(response.headers.get('cache-control')).toBe('no-store')
  const html = await response.text()
  expect(html).toContain(tried)
  expect(html).toContain(`Je probeert mf-members ${candidate.version}.`)

  const other = await site.get('/members')
  expect(other.headers.get('set-cookie')).toBeNull()
  const plain = await other.text()
  expect(plain).toContain(usual)
  expect(plain).not.toContain(tried)
  expect(plain).not.toContain('class="trial"')
  expect(site.reports).not.toContain('trial refused')
})

test('it ends by the ribbon’s own link', async () => {
  const response = await site.get('/members?try=off', { cookie: `lonk_try=${token()}` })
  expect(response.headers.get('location')).toBe('/members')
  expect(response.headers.get('set-cookie')).toMatch(/^lonk_try=; Path=\/; Max-Age=0/)
})

test('a forged, a foreign and an expired one are refused, in a link and in a cookie, and told to the log', async () => {
  const made = token()
  const [payload = '', signature = ''] = made.split('.')
  const other = Buffer.from(
    JSON.stringify({ part: 'mf-members', version: candidate.version, until: '2999-01-01T00:00:00Z' }),
  )
  const refused = {
    forged: `${other.toString('base64url')}.${signature}`,
    foreign: token({}, generateKeyPairSync('ed25519').privateKey),
    expired: token({ until: new Date(Date.now() - hour).toISOString() }),
    cut: payload,
    long: `${'a'.repeat(2000)}.${signature}`,
    nothing: '.',
  }
  for (const [kind, wrong] of Object.entries(refused)) {
    const before = site.reports.length
    const link = await site.get(`/members?try=${wrong}`)
    expect([kind, link.status, link.headers.get('location')]).toEqual([kind, 302, '/members'])
    expect([kind, link.headers.get('set-cookie')]).toEqual([kind, null])
    const kept = await site.get('/members', { cookie: `lonk_try=${wrong}` })
    expect([kind, cookieOf(kept)]).toEqual([kind, ''])
    expect(await kept.text()).toContain(usual)
    expect([kind, site.reports.slice(before).filter((what) => what === 'trial refused').length]).toEqual([
      kind,
      2,
    ])
  }
})

test('what is no candidate any more is tried by nobody, and its cookie goes', async () => {
  const made = token()
  await site.store.publish({ 'mf-members': { ...entry(candidate), previous: [members] } })
  const response = await site.get('/members', { cookie: `lonk_try=${made}` })
  expect(cookieOf(response)).toBe('')
  expect(await response.text()).not.toContain('class="trial"')
})

test.each(['/.//evil.example/x', '/chats/..//evil.example', '/.%2f/evil.example', '/\\evil.example'])(
  'no link leads to another site: %s',
  async (path) => {
    const { host, port } = new URL(site.address)
    const answer = await new Promise<string>((resolve, reject) => {
      const socket = connect(Number(port), '127.0.0.1')
      let data = ''
      socket.on('data', (chunk) => {
        data += chunk
      })
      socket.on('close', () => resolve(data))
      socket.on('error', reject)
      socket.write(`GET ${path}?try=off HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)
    })
    const location = /^location: (.*)\r$/im.exec(answer)?.[1]
    if (location !== undefined) expect(location).toMatch(/^\/(?!\/)/)
    else expect(answer).toMatch(/^HTTP\/1\.1 400/)
  },
)
