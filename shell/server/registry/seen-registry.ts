import { hash, type KeyObject } from 'node:crypto'
import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import type { RegistryDocument } from '@lonk/shared-events/registry.ts'
import { readSignedRegistry } from './signed-registry.ts'
import { storeLayout } from './store-layout.ts'

/** The newest registry of a store that was in service here, kept out of reach of whoever can write to the store. */
export interface SeenRegistry {
  /** Null where none was seen, or none that our key signed: another key counts anew. */
  readonly last: () => Promise<RegistryDocument | null>
  /** Remembers the registry that is in the store now, unless a newer one is remembered. Fails as a disk does. */
  readonly remember: () => Promise<void>
}

/** One file for each store that a data folder has served: `npm run dev` has one beside the site's own. */
export const seenRegistryFile = (dataDir: string, storeFolder: string): string =>
  join(dataDir, `registry-seen-${hash('sha256', relative(dataDir, storeFolder)).slice(0, 8)}.json`)

export const createSeenRegistry = (
  dataDir: string,
  storeFolder: string,
  publicKey: KeyObject,
): SeenRegistry => {
  const file = seenRegistryFile(dataDir, storeFolder)
  const { registry } = storeLayout(storeFolder)
  const last = async () => (await readSignedRegistry(file, publicKey)).document
  return {
    last,
    remember: async () => {
      const draft = `${file}.${process.pid}`
      await writeFile(draft, await readFile(registry), { mode: 0o600 })
      // What is compared is the copy: the store may have another one by now.
      const copied = (await readSignedRegistry(draft, publicKey)).document
      const before = await last()
      if (copied && copied.sequence > (before?.sequence ?? -1)) await rename(draft, file)
      else await rm(draft, { force: true })
    },
  }
}
