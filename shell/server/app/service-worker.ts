import { readFile } from 'node:fs/promises'
import { type Release, releaseUrl } from '@lonk/shared-events/registry.ts'
import { serviceWorkerFile, storeLayout } from '../registry/store-layout.ts'

/** The address that browsers know it by carries `?v=2` (docs/product.md, point 7). */
export const serviceWorkerPath = `/${serviceWorkerFile}`

/**
 * The worker of a shell's release. It learns its release from the line in front, so that a browser sees another
 * script, and takes it, with each release. Null where that release has none.
 */
export const readServiceWorker = async (storeFolder: string, shell: Release): Promise<string | null> => {
  const file = storeLayout(storeFolder).file(shell, serviceWorkerFile)
  const script = await readFile(file, 'utf8').catch(() => null)
  if (script === null) return null
  return `const releaseAddress=${JSON.stringify(releaseUrl(shell.part, shell.version, ''))};\n${script}`
}

/** Worker scripts have a policy of their own: this one asks for pages and pictures of this site and runs nothing else. */
export const serviceWorkerPolicy = "default-src 'none'; connect-src 'self'; img-src 'self'"
