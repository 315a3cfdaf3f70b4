import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { bucketLayout, type ReleaseBucket } from '../../../shell/server/registry/bucket/release-bucket.ts'
import { storeLayout } from '../../../shell/server/registry/store-layout.ts'

/** As far back as a machine that is new learns what was published and rolled back. */
const remembered = 50

/** Brings registries that were in service before from the bucket, so that what was rolled back stays so here too. */
export const pullHistory = async (bucket: ReleaseBucket, folder: string): Promise<void> => {
  const { history } = storeLayout(folder)
  await mkdir(history, { recursive: true })
  const here = new Set(await readdir(history))
  const there = [...(await bucket.list(bucketLayout.history)).keys()].filter((name) =>
    /^\d+\.json$/.test(name),
  )
  const newest = there.sort((a, b) => Number.parseInt(b, 10) - Number.parseInt(a, 10)).slice(0, remembered)
  for (const name of newest.filter((one) => !here.has(one))) {
    const found = await bucket.read(`${bucketLayout.history}/${name}`)
    if (found !== null && found !== 'unchanged') await writeFile(join(history, name), found.bytes)
  }
}
