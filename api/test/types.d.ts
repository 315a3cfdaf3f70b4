/** The one function that the tests need of a package without types. */
declare module 'http_ece' {
  import type { ECDH } from 'node:crypto'

  const ece: {
    decrypt: (body: Buffer, keys: { version: 'aes128gcm'; privateKey: ECDH; authSecret: string }) => Buffer
  }
  export = ece
}

/** So much of it as the tests need; it takes the key `S3RVER` with the secret `S3RVER`. */
declare module '@20minutes/s3rver' {
  import type { RequestListener } from 'node:http'

  class S3rver {
    constructor(options: {
      directory: string
      silent: boolean
      vhostBuckets: boolean
      configureBuckets: { name: string }[]
    })
    store: { getBucketPath: (bucket: string) => string }
    configureBuckets(): Promise<unknown>
    callback(): RequestListener
  }
  export = S3rver
}
