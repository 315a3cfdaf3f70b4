import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { readSignedRegistry } from '../../shell/server/registry/signed-registry.ts'
import { storeLayout } from '../../shell/server/registry/store-layout.ts'
import type { Store } from './store.ts'

/** Whether these sources of a part were published at any time: what was rolled back stays so over a restart. */
export const createPublishedBefore = async (store: Store) => {
  const { history, registry } = storeLayout(store.folder)
  const seen = new Set<string>()
  const before = (await readdir(history).catch(() => [])).map((file) => join(history, file))
  // What is in service may not be in the history yet: a kill came between the two.
  for (const file of [registry, ...before]) {
    const { document } = await readSignedRegistry(file, store.keys.publicKey)
    for (const [part, { current, previous, canary }] of Object.entries(document?.parts ?? {})) {
      for (const release of [current, ...previous, ...(canary ? [canary.candidate] : [])]) {
        seen.add(`${part} ${release.sourceHash}`)
      }
    }
  }
  return (part: string, sourceHash: string): boolean => seen.has(`${part} ${sourceHash}`)
}
