import { type Release, releaseUrl } from '@lonk/shared-events/registry.ts'
import type { ReleaseStore } from '../registry/release-store.ts'
import { serviceWorkerFile } from '../registry/store-layout.ts'

/** The address that browsers know it by carries `?v=2` (docs/product.md, point 7). */
export const serviceWorkerPath = `/${serviceWorkerFile}`

/**
 * The worker of a shell's release. A line put in front names the release, so that with each release a browser sees
 * another script, and takes it. Null where that release has none, or not the one that was published.
 */
export const readServiceWorker = async (releases: ReleaseStore, shell: Release): Promise<string | null> => {
  const script = await releases.read(shell, serviceWorkerFile)
  if (script === null) return null
  return `const releaseAddress=${JSON.stringify(releaseUrl(shell.part, shell.version, ''))};\n${script.toString()}`
}

/**
 * Worker scripts have a policy of their own: this one fetches pages and pictures of this site and runs nothing else.
 */
export const serviceWorkerPolicy = "default-src 'none'; connect-src 'self'; img-src 'self'"
