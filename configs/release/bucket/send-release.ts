import { readFile, stat } from 'node:fs/promises'
import { fewAtOnce } from '../../../shell/server/registry/bucket/few-at-once.ts'
import { bucketLayout, type ReleaseBucket } from '../../../shell/server/registry/bucket/release-bucket.ts'
import type { ReleaseName } from '../../../shell/server/registry/published-release.ts'
import { releaseFile, storeLayout } from '../../../shell/server/registry/store-layout.ts'
import type { ReadableStore } from '../store.ts'
import { wholeRelease } from '../whole-release.ts'

/**
 * Makes a release of the bucket what it is in this folder; `release.json` comes last, so that half of one is none. What
 * is there and equal is not sent again, what was damaged there is mended. False where it is not whole here.
 */
export const sendRelease = async (
  bucket: ReleaseBucket,
  store: Pick<ReadableStore, 'folder' | 'keys'>,
  release: ReleaseName,
): Promise<boolean> => {
  const whole = await wholeRelease(store, release)
  if (!whole) return false
  const there = await bucket.list(bucketLayout.release(release))
  const send = async (file: string): Promise<void> => {
    const path = storeLayout(store.folder).file(release, file)
    const name = bucketLayout.file(release, file)
    if (there.get(file) === (await stat(path)).size && (await isEqual(bucket, name, path))) return
    await bucket.write(name, await readFile(path))
  }
  await fewAtOnce(Object.keys(whole.contents), send)
  await send(releaseFile)
  return true
}

const isEqual = async (bucket: ReleaseBucket, name: string, path: string): Promise<boolean> => {
  const found = await bucket.read(name)
  return found !== null && found !== 'unchanged' && found.bytes.equals(await readFile(path))
}
