import { join } from 'node:path'
import type { Release } from '@lonk/shared-events/registry.ts'

/** Where things are in the store's folder (`REGISTRY`); a bucket has the same names (`bucket/release-bucket.ts`). */
export const storeLayout = (folder: string) => ({
  registry: join(folder, 'registry.json'),
  lock: join(folder, 'registry.lock'),
  history: join(folder, 'registry.history'),
  /** Of this machine, never shared; `shell/server/api/offered-calls.ts`. */
  apiCalls: join(folder, 'api-calls.json'),
  part: (part: string) => join(folder, part),
  release: (part: string, version: string) => join(folder, part, version),
  file: (release: Pick<Release, 'part' | 'version'>, file: string) =>
    join(folder, release.part, release.version, file),
})

/** The description of a release in its folder, signed; see published-release.ts. */
export const releaseFile = 'release.json'

/** The service worker in the shell's release; browsers get it at the site's root (docs/product.md, point 7). */
export const serviceWorkerFile = 'sw-push.js'

/** Files of a release that only the document server and the release tool read. */
export const isServerOnly = (file: string): boolean =>
  /^(templates|fragments)\//.test(file) ||
  [
    serviceWorkerFile,
    releaseFile,
    'build.json',
    'remote.json',
    'facts.json',
    'skeletons.json',
    'niches.json',
    'mf-manifest.json',
    'mf-stats.json',
  ].includes(file.replace(/\.(br|gz)$/, ''))
