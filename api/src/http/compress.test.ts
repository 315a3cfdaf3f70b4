import { request } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { arrivalHeader } from '@lonk/shared-api/arrival.ts'
import { startApi, type TestApi } from '../../test/harness.ts'
import { joinSite } from '../../test/visitors.ts'
import { chooseEncoding } from './compress.ts'

type Person = Awaited<ReturnType<typeof joinSite>>
let api: TestApi
let anna: Person
beforeAll(async () => {
  api = await startApi()
  anna = await joinSite(api)
}, 120_000)
afterAll(() => api.end())

/** The bytes as they travel: `fetch` would unpack them. */
const bytesOf = (path: string, headers: Record<string, string>) =>
  new Promise<{ status: number | undefined; headers: Record<string, unknown>; body: Buffer }>(
    (resolve, reject) => {
      const call = request(api.url + path, { headers: { 'X-Request-Type': 'client', ...headers } })
      call.on('error', reject)
      call.on('response', (response) => {
        const parts: Buffer[] = []
        const answer = () =>
          resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(parts) })
        response.on('data', (part: Buffer) => {
          parts.push(part)
          if (!response.headers['content-type']?.startsWith('text/event-stream')) return
          answer()
          call.destroy()
        })
        response.on('error', () => {})
        response.on('end', answer)
      })
      call.end()
    },
  )

const long = '/api/regions.php?country=NL'
const hers = () => ({ Cookie: anna.browser.cookie(), 'Accept-Encoding': 'gzip, br' })

describe('an answer', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0, gzip; q=0.5', 'gzip'],
    ['br; q=0.0', null],
    ['identity', null],
    [undefined, null],
  ])('for whoever takes %s is encoded as %s', (accepted, expected) => {
    expect(chooseEncoding(accepted)).toBe(expected)
  })

  it('says the same in each encoding, by one ETag, and what it differs by', async () => {
    const plain = await bytesOf(long, {})
    const br = await bytesOf(long, { 'Accept-Encoding': 'gzip, br' })
    const gzip = await bytesOf(long, { 'Accept-Encoding': 'gzip' })
    expect([plain, br, gzip].map(({ headers }) => headers['content-encoding'])).toEqual([
      undefined,
      'br',
      'gzip',
    ])
    expect(brotliDecompressSync(br.body)).toEqual(plain.body)
    expect(gunzipSync(gzip.body)).toEqual(plain.body)
    expect(br.body.length).toBeLessThan(plain.body.length / 2)
    for (const { headers, body } of [plain, br, gzip]) {
      expect(headers.etag).toMatch(/^W\/"/)
      expect(headers.etag).toBe(plain.headers.etag)
      expect(headers.vary).toBe('Cookie, Accept-Language, Accept-Encoding')
      expect(headers['content-length']).toBe(String(body.length))
    }
  })

  it('that is known already is a 304 without a byte, whatever encoding it came in', async () => {
    const { headers } = await bytesOf(long, { 'Accept-Encoding': 'gzip' })
    const known = { 'Accept-Encoding': 'br', 'If-None-Match': String(headers.etag) }
    const again = await bytesOf(long, known)
    expect([again.status, again.body.length]).toEqual([304, 0])
    expect(again.headers).not.toHaveProperty('content-encoding')
    expect(again.headers).toMatchObject({ etag: headers.etag, vary: headers.vary })
  })

  it('that is short stays as it is', async () => {
    const { status, headers, body } = await bytesOf('/api/poll.php', hers())
    expect([status, headers['content-encoding'], body.length < 1024]).toEqual([200, undefined, true])
  })

  it('to a member is compressed for the pages that she uses, and for nobody who led her here', async () => {
    const path = '/api/user.php'
    expect((await bytesOf(path, hers())).headers['content-encoding']).toBe('br')
    expect((await bytesOf(path, { ...hers(), [arrivalHeader]: 'direct' })).headers['content-encoding']).toBe(
      'br',
    )
    for (const [name, value] of [
      [arrivalHeader, 'foreign'],
      ['Sec-Fetch-Site', 'cross-site'],
      ['Sec-Fetch-Site', 'same-site'],
      ['X-Request-Type', ''],
    ] as const) {
      const { status, headers } = await bytesOf(path, { ...hers(), [name]: value })
      expect([status, headers['content-encoding']]).toEqual([200, undefined])
    }
  })

  it('that is a stream of events comes event by event, in no encoding', async () => {
    const { status, headers, body } = await bytesOf('/api/events.php', hers())
    expect([status, headers['content-encoding']]).toEqual([200, undefined])
    expect(body.toString()).toMatch(/^retry: \d{4}\n\n/)
  })
})
