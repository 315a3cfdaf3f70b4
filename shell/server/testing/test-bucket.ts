import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { type S3Server, startS3 } from '@lonk/shared-api/testing/s3-server.ts'
import { openReleaseBucket, type ReleaseBucket } from '../registry/bucket/release-bucket.ts'

export interface TestBucket extends ReleaseBucket {
  readonly s3: S3Server
  /** Makes the bucket what a folder of releases is; what else is in it stays. */
  readonly fill: (folder: string) => Promise<void>
}

/** A bucket of releases on a server of its own, for tests. */
export const startTestBucket = async (): Promise<TestBucket> => {
  const s3 = await startS3()
  const bucket = openReleaseBucket(s3.bucket)
  return {
    ...bucket,
    s3,
    fill: async (folder) => {
      const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) =>
        one.isFile(),
      )
      for (const { parentPath, name } of files) {
        const file = join(parentPath, name)
        await bucket.write(relative(folder, file), readFileSync(file))
      }
    },
  }
}
