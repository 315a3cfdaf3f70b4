import { S3mini, S3ServiceError } from 's3mini'
import { askedWith, isMissing } from './asked.ts'
import type { Bucket } from './bucket-location.ts'
import { fetchInTime, type Patience, usualPatience } from './fetch-in-time.ts'
import { StorageError, type StorageTrouble } from './storage-error.ts'

/** Small files by name, each as a whole. What the server's reasons keep from being done rejects with a `StorageError`. */
export interface BucketFiles {
  /** Null where there is none. With the tag of an earlier answer, `unchanged` where it would be the same again. */
  readonly read: (name: string, known?: string | null) => Promise<FoundFile | 'unchanged' | null>
  readonly write: (name: string, bytes: Uint8Array) => Promise<void>
  /**
   * Writes only if the file is still the one of this tag, or with null if there is none. False where it is not: nothing
   * was written then. The server has to keep conditions; not all do.
   */
  readonly replace: (name: string, bytes: Uint8Array, tag: string | null) => Promise<boolean>
  /** All files below a folder, by their path in it, with their sizes. */
  readonly list: (folder: string) => Promise<ReadonlyMap<string, number>>
}

/** A file's bytes, and the tag by which its server tells it from what it was before. */
export interface FoundFile {
  readonly bytes: Buffer
  readonly tag: string
}

interface Options {
  /** What an error calls it, as `the bucket of releases`. */
  readonly called: string
  readonly patience?: Patience
}

/** What one answer holds at most. */
const pageSize = 1000

/** The files in a bucket, each under its prefix. */
export const createBucketFiles = (
  { endpoint, bucket, prefix, region, accessKeyId, secretAccessKey }: Bucket,
  { called, patience = usualPatience }: Options,
): BucketFiles => {
  const makeError = (reason: StorageTrouble, detail: string) => new StorageError(called, reason, detail)
  const asked = askedWith(makeError)
  const client = new S3mini({
    endpoint: `${endpoint}/${bucket}`,
    region,
    accessKeyId,
    secretAccessKey,
    fetch: fetchInTime(patience, makeError),
  })

  const put = async (name: string, bytes: Uint8Array, condition: Record<string, string> = {}) => {
    const answer = await client.putObject(`${prefix}${name}`, bytes, undefined, undefined, condition)
    // Only then is its connection free again.
    await answer.arrayBuffer()
  }

  return {
    read: (name, known = null) =>
      asked(async () => {
        const condition = known === null ? {} : { 'If-None-Match': known }
        try {
          const answer = await client.getObjectRaw(`${prefix}${name}`, true, 0, undefined, condition)
          const bytes = Buffer.from(await answer.arrayBuffer())
          return { bytes, tag: answer.headers.get('ETag') ?? '' }
        } catch (error) {
          if (error instanceof S3ServiceError && error.status === 304) return 'unchanged'
          if (isMissing(error)) return null
          throw error
        }
      }),
    write: (name, bytes) => asked(() => put(name, bytes)),
    replace: (name, bytes, tag) =>
      asked(async () => {
        try {
          await put(name, bytes, tag === null ? { 'If-None-Match': '*' } : { 'If-Match': tag })
          return true
        } catch (error) {
          if (isLost(error)) return false
          throw error
        }
      }),
    list: async (folder) => {
      const found = new Map<string, number>()
      let token: string | undefined
      do {
        const page = await asked(() => client.listObjectsPaged('/', `${prefix}${folder}/`, pageSize, token))
        if (!page) throw makeError('refused', '404 NoSuchBucket')
        for (const { Key, Size } of page.objects ?? [])
          found.set(Key.slice(prefix.length + folder.length + 1), Number(Size))
        token = page.nextContinuationToken
      } while (token)
      return found
    },
  }
}

/** 412; 409 where another write of that name is under way; 404 where what was to be replaced is gone. */
const isLost = (error: unknown): boolean =>
  isMissing(error) || (error instanceof S3ServiceError && [409, 412].includes(error.status))
