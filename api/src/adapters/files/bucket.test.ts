import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import type { Bucket } from '@lonk/shared-api/bucket/bucket-location.ts'
import { freePort } from '@lonk/shared-api/testing/free-port.ts'
import { type S3Server, startS3 } from '@lonk/shared-api/testing/s3-server.ts'
import { collected } from '../../../test/collected.ts'
import { createBucket } from './bucket.ts'

let s3: S3Server
beforeAll(async () => {
  s3 = await startS3()
})
afterAll(() => s3.close())

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

const bucketAt = (changed: Partial<Bucket> = {}, options: Parameters<typeof createBucket>[1] = {}) =>
  createBucket({ ...s3.bucket, ...changed }, options)
const waiting = (answer: number, silence: number) => ({ patience: { answer, perKilobyte: 0, silence } })

/** A server that answers as `answer` does, however wrong that is. */
const bucketOf = async (answer: RequestListener, options = {}) => {
  const server = createServer(answer).listen(0, '127.0.0.1')
  await once(server, 'listening')
  closing.push(() => {
    server.close()
    server.closeAllConnections()
  })
  return bucketAt({ endpoint: `http://127.0.0.1:${Object(server.address()).port}` }, options)
}
const saying = (status: number, code: string) =>
  bucketOf((_, response) => {
    response.writeHead(status, { 'Content-Type': 'application/xml' })
    response.end(`<Error><Code>${code}</Code><Message>of s3cret</Message></Error>`)
  })
const piece = Buffer.from('a piece')

/** What each call says, in its own words. */
const sayings = (files: ReturnType<typeof bucketAt>) =>
  Promise.all(
    [files.open('a.webp'), files.write('a.webp', piece), files.remove('a.webp'), files.check()].map((call) =>
      call.then(
        () => 'done',
        (error: Error) => `${error.name}: ${error.message}`,
      ),
    ),
  )
const all = (message: string) => Array(4).fill(`StoreError: the photo store ${message}`)

describe('a bucket', () => {
  it.each([
    ['a wrong secret', { secretAccessKey: 's3cret' }, 'refuses (403 SignatureDoesNotMatch)'],
    ['a key that nobody knows', { accessKeyId: 's3cret' }, 'refuses (403 InvalidAccessKeyId)'],
    ['a bucket that is not there', { bucket: 'missing' }, 'refuses (404 NoSuchBucket)'],
  ])('says no for %s, and why', async (_, changed, message) => {
    expect(await sayings(bucketAt(changed))).toEqual(all(message))
  })

  it.each([
    [507, 'XMinioStorageFull', 'is full (507 XMinioStorageFull)'],
    [403, 'QuotaExceeded', 'is full (403 QuotaExceeded)'],
    [403, 'AccessDenied', 'refuses (403 AccessDenied)'],
    [503, 'SlowDown', 'does not answer (503 SlowDown)'],
    [500, 'InternalError', 'does not answer (500 InternalError)'],
    [307, 'TemporaryRedirect', 'refuses (307 TemporaryRedirect)'],
    [400, 'a secret or <b>html</b>', 'refuses (400 Unknown)'],
  ])('takes %i %s for what it is', async (status, code, message) => {
    expect(await sayings(await saying(status, code))).toEqual(all(message))
  })

  it('says that nobody is there', async () => {
    const files = bucketAt({ endpoint: `http://127.0.0.1:${await freePort()}` })
    expect(await sayings(files)).toEqual(all('does not answer (ECONNREFUSED)'))
  })

  it('waits for no server that hangs before its answer', async () => {
    const files = await bucketOf(() => {}, waiting(150, 10_000))
    expect(await sayings(files)).toEqual(all('does not answer (nothing within 150 ms)'))
  })

  it.each<[string, RequestListener]>([
    ['hangs', (_, response) => response.writeHead(200, { 'Content-Length': 9999 }).write(piece)],
    [
      'breaks off',
      (_, response) => {
        response.writeHead(200, { 'Content-Length': 9999 }).write(piece)
        void setTimeout(20).then(() => response.destroy())
      },
    ],
  ])('hands over no half of a picture whose server %s within its answer', async (_, answer) => {
    const found = await (await bucketOf(answer, waiting(10_000, 150))).open('a.webp')
    const reading = found ? collected(found.stream) : null
    await expect(reading).rejects.toThrow('the photo store does not answer')
  })

  it('waits for a reader that takes long', async () => {
    const files = bucketAt({}, waiting(10_000, 1000))
    const bytes = Buffer.alloc(2_000_000, 'x')
    await files.write('long.webp', bytes)
    const found = await files.open('long.webp')
    let size = 0
    for await (const { length } of found?.stream ?? []) {
      if (size === 0) await setTimeout(1500)
      size += length
    }
    expect(size).toBe(bytes.length)
  })

  it('takes nothing that came without its length', async () => {
    const files = await bucketOf((_, response) => {
      response.write(piece)
      response.end()
    })
    await expect(files.open('a.webp')).rejects.toThrow('an answer of no length')
  })

  it('is listed page by page', async () => {
    const page = (names: string[], next = '') =>
      `<ListBucketResult><IsTruncated>${next !== ''}</IsTruncated><NextContinuationToken>${next}</NextContinuationToken>${names
        .map((name) => `<Contents><Key>site/${name}</Key><Size>2</Size></Contents>`)
        .join('')}</ListBucketResult>`
    const files = await bucketOf((request, response) => {
      const again = request.url?.includes('continuation-token=more')
      response.end(again ? page(['c.webp', 'exports/d.zip']) : page(['a.webp', 'b.webp'], 'more'))
    })
    // Only what lies at this level.
    expect((await collected(files.list())).map(({ name }) => name)).toEqual(['a.webp', 'b.webp', 'c.webp'])
  })
})
