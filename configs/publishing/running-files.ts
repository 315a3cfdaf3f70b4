import { join, relative } from 'node:path'
import { storeLayout } from '../../shell/server/registry/store-layout.ts'
import { registryNow } from '../release/change-store.ts'
import { ReleaseError } from '../release/release-error.ts'
import type { Store } from '../release/store.ts'
import { isMadeFromOthers, wholeRelease } from '../release/whole-release.ts'
import { encodeFiles } from './call-body.ts'

/**
 * What visitors get at this moment, for a team that tries its build beside it: first line `{ releases, files }`, then
 * the files at `<part>/<version>/<path>`. Neither candidates nor what could be gone back to; compressed forms and maps
 * stay here. Refused where one of them is damaged: what it would be tried beside is not what was published.
 */
export const encodeRunning = async (store: Store): Promise<Buffer> => {
  const { parts } = await registryNow(store)
  const releases = Object.values(parts).map(({ current }) => current)
  const names = await Promise.all(
    releases.map(async ({ part, version }) => {
      const published = await wholeRelease(store, { part, version })
      if (!published)
        throw new ReleaseError([`${part} ${version}, which runs there, is damaged: release it again first`])
      const folder = storeLayout(store.folder).release(part, version)
      return Object.keys(published.contents)
        .filter((file) => !isMadeFromOthers(file))
        .map((file) => relative(store.folder, join(folder, file)))
    }),
  )
  return encodeFiles(store.folder, names.flat(), (files) => ({ releases, files }))
}
