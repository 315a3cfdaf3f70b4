import { type BucketFiles, createBucketFiles } from '@lonk/shared-api/bucket/bucket-files.ts'
import type { Bucket } from '@lonk/shared-api/bucket/bucket-location.ts'
import type { Patience } from '@lonk/shared-api/bucket/fetch-in-time.ts'
import type { ReleaseName } from '../published-release.ts'

/** Where several machines have their releases from: the names of `storeLayout`, in a bucket. */
export interface ReleaseBucket extends BucketFiles {
  /** What a line calls it: `s3://bucket/prefix/`. */
  readonly place: string
}

export const openReleaseBucket = (bucket: Bucket, patience?: Patience): ReleaseBucket => ({
  ...createBucketFiles(bucket, { called: 'the bucket of releases', ...(patience ? { patience } : {}) }),
  place: `s3://${bucket.bucket}/${bucket.prefix}`,
})

/** The names in it. */
export const bucketLayout = {
  registry: 'registry.json',
  owners: 'owners.json',
  history: 'registry.history',
  calls: 'calls',
  release: ({ part, version }: ReleaseName) => `${part}/${version}`,
  file: ({ part, version }: ReleaseName, file: string) => `${part}/${version}/${file}`,
} as const
