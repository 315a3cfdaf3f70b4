import { generateKeyPairSync } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { contentsOf, encodeRelease } from '../../shell/server/registry/published-release.ts'
import { release } from '../../shell/server/registry/registry.schema.ts'
import { createSeenRegistry } from '../../shell/server/registry/seen-registry.ts'
import { releaseFile, storeLayout } from '../../shell/server/registry/store-layout.ts'
import { registryToChange, swapRegistry } from '../../shell/server/registry/swap-registry.ts'
import { ReleaseError } from '../release/release-error.ts'
import type { Store } from '../release/store.ts'
import { encodeAct, fileSizes, splitFirstLine, unpack } from './call-body.ts'
import type { OwnerKey } from './owner-key.ts'
import { askSite } from './remote-site.ts'

const runningHead = z.object({ releases: z.array(release), files: fileSizes })

export interface AdoptedSite {
  readonly store: Store
  readonly remove: () => Promise<void>
}

/**
 * A store on this machine with what a site's visitors get, to try a build beside it before it is sent. It is signed by a
 * key of its own, which nobody else has or believes: nothing can be published out of it.
 */
export const adoptSite = async (site: string, key: OwnerKey, part: string): Promise<AdoptedSite> => {
  const { head, rest } = splitFirstLine(await askSite(site, key, part, encodeAct({ act: 'running' })))
  const parsed = runningHead.safeParse(head)
  if (!parsed.success)
    throw new ReleaseError([`${site} says what runs there in a way that this checkout does not know`])
  const { releases, files } = parsed.data
  const root = await mkdtemp(join(tmpdir(), 'lonk-adopted-'))
  const remove = () => rm(root, { recursive: true, force: true })
  try {
    const folder = join(root, 'registry')
    await mkdir(folder)
    await unpack({ files }, rest, folder)
    const keys = generateKeyPairSync('ed25519')
    const store = { folder, keys, seen: createSeenRegistry(root, folder, keys.publicKey) }
    for (const one of releases) {
      const place = storeLayout(folder).release(one.part, one.version)
      const signed = encodeRelease({ release: one, contents: await contentsOf(place) }, keys.privateKey)
      await writeFile(join(place, releaseFile), signed)
    }
    const running = releases.map((one) => [one.part, { current: one, previous: [], canary: null }])
    await swapRegistry(store, await registryToChange(store), Object.fromEntries(running))
    return { store, remove }
  } catch (cause) {
    await remove()
    throw cause
  }
}
