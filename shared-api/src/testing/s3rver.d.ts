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
      getObject: (
        bucket: string,
        key: string,
      ) => Promise<{ metadata: { etag: string }; content: Readable } | null>
    }
    configureBuckets(): Promise<unknown>
    callback(): RequestListener
  }
  export = S3rver
}
