import { connect } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { safeBackPath } from '@lonk/shared-events/back-path.ts'
import { type PublishedSite, startPublishedSite } from './testing/published-site.ts'
import { startTestSite } from './testing/test-site.ts'

let site: PublishedSite
beforeAll(async () => {
  site = await startPublishedSite()
})
afterAll(() => site.stop())
beforeEach(() => {
  site.api.asked.length = 0
})

const host = 'Host: localhost'

/** What comes back for bytes that no browser would send. */
const sent = (lines: readonly string[], body = ''): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(site.local).port), '127.0.0.1')
    let answer = ''
    socket.setEncoding('latin1')
    socket.on('data', (data) => {
      answer += data
    })
    socket.on('close', () => resolve(answer))
    socket.on('error', reject)
    socket.write(`${lines.join('\r\n')}\r\n\r\n${body}`, 'latin1')
  })
const get = (target: string, ...headers: string[]) =>
  sent([`GET ${target} HTTP/1.1`, host, 'Connection: close', ...headers])
const statusOf = (answer: string) => Number(answer.split(' ')[1])
const header = (answer: string, name: string) =>
  new RegExp(`^${name}: (.*)\\r$`, 'im').exec(answer.split('\r\n\r\n')[0] ?? '')?.[1]

describe('a way to the log-in page', () => {
  test.each([
    '//evil.example/chats/5',
    '/\\evil.example/chats/5',
    '/.//evil.example/chats/5',
    '/chats/..//evil.example',
    'http://evil.example/chats/5',
    '/chats/5?back=https://evil.example',
    '/chats/5%0d%0aSet-Cookie:%20a=b',
    '/chats/https:%2f%2fevil.example',
  ])('leads back to this site alone from %s', async (target) => {
    const answer = await get(target)
    const location = header(answer, 'Location')
    if (location === undefined) return expect([200, 400, 404]).toContain(statusOf(answer))
    expect(location).toMatch(/^\/login\?back=/)
    const back = new URLSearchParams(location.split('?')[1]).get('back')
    expect(safeBackPath(back)).toMatch(/^\/chats\//)
    expect(header(answer, 'Set-Cookie')).toBeUndefined()
  })
})

describe('a host that is not ours', () => {
  test.each([
    ['as the host', ['Host: evil.example']],
    ['as what a proxy says', [host, 'X-Forwarded-Host: evil.example', 'Forwarded: host=evil.example']],
  ])('%s stands nowhere in the page', async (_, headers) => {
    const answer = await sent(['GET /members HTTP/1.1', 'Connection: close', ...headers])
    expect(statusOf(answer)).toBe(200)
    expect(answer).not.toContain('evil.example')
  })
})

describe('paths that mean something else to whoever reads them next', () => {
  test.each([
    ['/api/../members', 200],
    ['/x/..%2fapi/user.php', 404],
    ['/%61pi/user.php', 404],
    ['/API/user.php', 404],
    ['/r/../../../../etc/passwd', 404],
    ['/r/shell/..%2f..%2f..%2fetc/passwd', 404],
    ['*', 404],
  ])('%s is %d and asks nothing in a member’s name', async (target, status) => {
    const answer = await get(target, 'Cookie: __Host-sid=good')
    expect(statusOf(answer)).toBe(status)
    expect(answer).not.toContain('root:')
    const calls = site.api.asked.map(({ path }) => path)
    expect(calls.filter((path) => !/^\/api\/(\w+)\.php(\?[^/]*)?$/.test(path))).toEqual([])
  })

  test('a page fetches by its own call whatever its query names', async () => {
    await get('/chats/5?id=6&x=/api/logout.php', 'Cookie: __Host-sid=good')
    const calls = site.api.asked.map(({ path }) => path).filter((path) => path.startsWith('/api/chat.php'))
    expect(calls).toEqual(['/api/chat.php?id=5&x=%2Fapi%2Flogout.php'])
  })
})

describe('two requests in one', () => {
  const hidden = 'GET /api/hidden.php HTTP/1.1\r\nHost: localhost\r\n\r\n'
  test.each([
    ['two ways to say how long it is', [`Content-Length: ${hidden.length}`, 'Transfer-Encoding: chunked']],
    ['two lengths', ['Content-Length: 0', `Content-Length: ${hidden.length}`]],
    ['an unknown way of transfer', ['Transfer-Encoding: xchunked']],
    ['a way of transfer in disguise', ['Transfer-Encoding : chunked']],
    ['a length that is none', ['Content-Length: +5']],
  ])('with %s are refused, and the second is never asked', async (_, headers) => {
    const answer = await sent(['POST /api/like.php HTTP/1.1', host, ...headers], `0\r\n\r\n${hidden}`)
    expect(statusOf(answer)).toBe(400)
    expect(site.api.asked.map(({ path }) => path)).not.toContain('/api/hidden.php')
  })

  test('no header of one connection goes further, nor one that only we may set', async () => {
    await get('/api/user.php', 'Upgrade: websocket', 'Proxy-Authorization: x', 'X-Forwarded-For: 6.6.6.6')
    const headers = site.api.asked[0]?.headers ?? {}
    expect(Object.keys(headers)).not.toContain('proxy-authorization')
    expect(headers['x-forwarded-for']).toBe('127.0.0.1')
  })
})

describe('a refusal that nobody else makes', () => {
  test.each([
    ['a page that is posted to', 'POST /members', 405, 'method_not_allowed'],
    ['another site’s address', 'GET http://evil.example/', 400, 'malformed'],
    ['too long a head', `GET /${'a'.repeat(17_000)}`, 431, 'too_large'],
    ['no HTTP at all', 'GET /members HTTP', 400, 'malformed'],
    ['a release’s file that is not there', 'GET /r/shell/none.js', 404, 'not_found'],
  ])('%s: has the shape and the headers of the API’s', async (_, line, status, error) => {
    const answer = await sent([`${line} HTTP/1.1`, host, 'Connection: close'])
    expect(statusOf(answer)).toBe(status)
    const body = JSON.parse(answer.split('\r\n\r\n')[1] ?? '')
    expect(body).toEqual({ error, request_id: expect.any(String) })
    expect(header(answer, 'X-Request-Id')).toBe(body.request_id)
    expect(header(answer, 'Cache-Control')).toBe('no-store')
    expect(header(answer, 'X-Content-Type-Options')).toBe('nosniff')
    expect(header(answer, 'Content-Security-Policy')).toMatch(/^default-src 'none'/)
  })

  test('while the API is away: has them as well', async () => {
    const alone = await startTestSite({ apiUrl: 'http://127.0.0.1:9' })
    const response = await alone.get('/api/user.php')
    await alone.stop()
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(Object(await response.json()).request_id).toBe(response.headers.get('x-request-id'))
  })
})

describe('the pages for whoever works at this machine', () => {
  test.each([
    'X-Forwarded-For: 127.0.0.1',
    'X-Forwarded-Proto: https',
    'Forwarded: for=127.0.0.1',
    'X-Real-IP: 127.0.0.1',
    'CF-Connecting-IP: 127.0.0.1',
    'Via: 1.1 tunnel',
  ])('are closed to what a proxy or tunnel on it brings: %s', async (sign) => {
    for (const path of ['/dev/outbox', '/dev/outbox.json', '/dev'])
      expect([path, statusOf(await get(path, sign))]).toEqual([path, 404])
    expect(site.api.asked).toEqual([])
    expect(statusOf(await get('/api/user.php', sign))).toBe(200)
  })

  test('are open to whoever sits there, and to whoever a trusted proxy vouches for', async () => {
    await get('/dev/outbox')
    const behind = await startTestSite({ apiUrl: site.api.address, trustProxy: true })
    await behind.get('/dev/outbox', { 'x-forwarded-for': '203.0.113.9' })
    await behind.stop()
    // The API shuts out visitors from elsewhere, by the address that it is told.
    const told = site.api.asked.map(({ path, headers }) => [path, headers['x-forwarded-for']])
    expect(told).toEqual([
      ['/dev/outbox', '127.0.0.1'],
      ['/dev/outbox', '203.0.113.9'],
    ])
  })
})
