import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ReleaseBucket } from '../../../shell/server/registry/bucket/release-bucket.ts'
import { createSeenRegistry } from '../../../shell/server/registry/seen-registry.ts'
import type { Store } from '../store.ts'
import { createSharedRegistry } from './shared-registry.ts'

/** A machine of its own that publishes into a bucket, for tests. */
export const createMachine = (bucket: ReleaseBucket, keys: Store['keys']) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'lonk-machine-'))
  const folder = join(dataDir, 'registry')
  mkdirSync(folder)
  const said: string[] = []
  const own = { folder, keys, seen: createSeenRegistry(dataDir, folder, keys.publicKey) }
  const shared = createSharedRegistry({ bucket, store: own, say: (line) => said.push(line) })
  return {
    store: { ...own, shared } satisfies Store,
    /** The same folder, as it was before it had a bucket. */
    alone: own satisfies Store,
    dataDir,
    /** What was said beside what was done. */
    said,
    remove: () => rmSync(dataDir, { recursive: true, force: true }),
  }
}
