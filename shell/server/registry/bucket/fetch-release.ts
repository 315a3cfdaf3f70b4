import type { KeyObject } from 'node:crypto'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { StorageError } from '@lonk/shared-api/bucket/storage-error.ts'
import { decodeRelease, hashOf, type ReleaseName } from '../published-release.ts'
import { releaseFile, storeLayout } from '../store-layout.ts'
import { ReleaseFault } from './fault.ts'
import { fewAtOnce } from './few-at-once.ts'
import { bucketLayout, type ReleaseBucket } from './release-bucket.ts'

interface Way {
  readonly bucket: ReleaseBucket
  readonly folder: string
  readonly publicKey: KeyObject
}

/**
 * Brings a release from the bucket into the folder, whole or not at all, each file held to the hash that was signed.
 * Takes the place of one that is damaged. Fails with a `ReleaseFault`; the caller holds the folder's publish lock.
 */
export const fetchRelease = async (
  { bucket, folder, publicKey }: Way,
  release: ReleaseName,
): Promise<void> => {
  const layout = storeLayout(folder)
  const signed = await read(bucket, release, releaseFile)
  const { document, problem } = decodeRelease(signed.toString(), release, publicKey)
  if (!document) throw new ReleaseFault(release, releaseFile, problem)
  // Of one that was killed the next one makes its own.
  const draft = join(layout.part(release.part), `.draft-pulled-${release.version}`)
  try {
    await rm(draft, { recursive: true, force: true })
    await mkdir(draft, { recursive: true })
    await fewAtOnce(Object.entries(document.contents), async ([file, hash]) => {
      const bytes = await read(bucket, release, file)
      if (hashOf(bytes) !== hash) throw new ReleaseFault(release, file, 'changed')
      await mkdir(dirname(join(draft, file)), { recursive: true })
      await writeFile(join(draft, file), bytes)
    })
    await writeFile(join(draft, releaseFile), signed)
    const target = layout.release(release.part, release.version)
    await rm(target, { recursive: true, force: true })
    await rename(draft, target)
  } catch (cause) {
    await rm(draft, { recursive: true, force: true }).catch(() => undefined)
    throw cause
  }
}

const read = async (bucket: ReleaseBucket, release: ReleaseName, file: string): Promise<Buffer> => {
  const found = await bucket.read(bucketLayout.file(release, file)).catch((cause) => {
    if (cause instanceof StorageError) throw new ReleaseFault(release, file, cause.message, cause)
    throw cause
  })
  if (found === null || found === 'unchanged') throw new ReleaseFault(release, file, 'missing')
  return found.bytes
}
