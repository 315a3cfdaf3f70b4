import { readdir } from 'node:fs/promises'
import type { Release } from '@lonk/shared-events/registry.ts'
import { readPublishedRelease } from '../../shell/server/registry/published-release.ts'
import { storeLayout } from '../../shell/server/registry/store-layout.ts'
import type { ReadableStore } from './store.ts'

/**
 * The versions of a part that lie in the store, the newest first: signed by us, which says nothing yet about their
 * files.
 */
export const storedVersions = async (
  { folder, keys }: Pick<ReadableStore, 'folder' | 'keys'>,
  part: string,
): Promise<readonly Release[]> => {
  const layout = storeLayout(folder)
  const names = await readdir(layout.part(part)).catch(() => [])
  const versions = names.filter((name) => /^\d{8}-\d{4}-[0-9a-f]{8}$/.test(name)).sort()
  const read = await Promise.all(
    versions
      .reverse()
      .map((version) =>
        readPublishedRelease(layout.release(part, version), { part, version }, keys.publicKey),
      ),
  )
  return read.flatMap(({ document }) => (document ? [document.release] : []))
}
