/** So much of it as the tests need; it takes the key `S3RVER` with the secret `S3RVER`. */
declare module '@20minutes/s3rver' {
  import type { RequestListener } from 'node:http'
  import type { Readable } from 'node:stream'

  class S3rver {
    constructor(options: {
      directory: string
      silent: boolean
      vhostBuckets: boolean
      configureBuckets: { name: string }[]
    })
    store: {
      getBucketPath: (bucket: string) => string
      getResourcePath: (bucket: string, key: string, resource: 'object') => string
      putContent: (path: string, content: Readable) => Promise<[size: number, md5: string]>
      putMetadata: (bucket: string, key: string, metadata: unknown, md5: string) => Promise<void>
      putObject: (object: {
        bucket: string
        key: string
        content: Readable
        metadata: unknown
      }) => Promise<{ size: number; md5: string }>
      getObject: (
        bucket: string,
        key: string,
        options?: unknown,
      ) => Promise<{ metadata: { etag: string }; content: Readable } | null>
    }
    configureBuckets(): Promise<unknown>
    callback(): RequestListener
  }
  export = S3rver
}
