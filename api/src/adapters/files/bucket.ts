import { Readable } from 'node:stream'
import { askedWith, isMissing } from '@lonk/shared-api/bucket/asked.ts'
import type { Bucket } from '@lonk/shared-api/bucket/bucket-location.ts'
import { fetchInTime, type Patience, usualPatience } from '@lonk/shared-api/bucket/fetch-in-time.ts'
import { S3mini } from 's3mini'
import type { FileStore } from './file-store.ts'
import { StoreError, storeError } from './store-error.ts'

/** What one answer holds at most. */
const pageSize = 1000

/** Files in a bucket of a server that speaks S3's interface, each under `prefix`; what lies deeper is not of it. */
export const createBucket = (
  { endpoint, bucket, prefix, region, accessKeyId, secretAccessKey }: Bucket,
  { patience = usualPatience }: { patience?: Patience } = {},
): FileStore => {
  const client = new S3mini({
    endpoint: `${endpoint}/${bucket}`,
    region,
    accessKeyId,
    secretAccessKey,
    fetch: fetchInTime(patience, storeError),
  })
  const page = async (most: number, token?: string) => {
    const found = await asked(() => client.listObjectsPaged('/', prefix, most, token))
    if (!found) throw new StoreError('refused', '404 NoSuchBucket')
    return found
  }
  return {
    open: async (name) => {
      const answer = await asked(() => client.getObjectRaw(`${prefix}${name}`).catch(nullIfMissing))
      if (!answer) return null
      const size = Number(answer.headers.get('Content-Length') ?? Number.NaN)
      if (!answer.body || Number.isNaN(size)) throw new StoreError('away', 'an answer of no length')
      return { stream: streamOf(answer.body.getReader()), size }
    },
    write: async (name, bytes) => {
      const answer = await asked(() => client.putObject(`${prefix}${name}`, bytes))
      // Only then is its connection free again.
      await answer.arrayBuffer()
    },
    remove: async (name) => {
      await asked(() => client.deleteObject(`${prefix}${name}`))
    },
    list: async function* () {
      let token: string | undefined
      do {
        const { objects, nextContinuationToken } = await page(pageSize, token)
        for (const { Key, Size } of objects ?? []) {
          const name = Key.slice(prefix.length)
          if (name && !name.includes('/')) yield { name, size: Size }
        }
        token = nextContinuationToken
      } while (token)
    },
    check: async () => {
      await page(1)
    },
  }
}

/** Whoever stops reading ends the call. */
const streamOf = (reader: ReadableStreamDefaultReader<Uint8Array>): Readable =>
  new Readable({
    read() {
      reader.read().then(
        ({ value }) => this.push(value ?? null),
        (error: Error) => this.destroy(error),
      )
    },
    destroy(error, done) {
      reader.cancel(error ?? undefined).then(
        () => done(error),
        () => done(error),
      )
    },
  })

const nullIfMissing = (error: unknown): null => {
  if (isMissing(error)) return null
  throw error
}

const asked = askedWith(storeError)
