import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime'
import { failedShares } from './failed-shares.ts'

/** Milliseconds after which an entry that has not answered counts as failed. */
export const entryTimeout = 5_000

const hashes = new Map<string, string | null>()

/** A retry asks for the same with another query. */
const addressOf = (url: string): string => {
  const { origin, pathname } = new URL(url, location.href)
  return origin + pathname
}

/**
 * Says which hash the entry at `url` must have. An entry without one is never run, but null for one on another origin:
 * the policy of this document lets in no other than the developer's server from which a part is tried.
 */
export const pinEntry = (url: string, integrity: string | null): void => {
  const address = addressOf(url)
  if (integrity === null && address.startsWith(`${location.origin}/`)) hashes.delete(address)
  else hashes.set(address, integrity)
}

/**
 * Loads each remote's entry with its hash from the registry and a time limit. The runtime itself checks neither
 * the bytes nor the time (docs/decisions/federation.md).
 */
const federationGuard = (): ModuleFederationRuntimePlugin => ({
  ...failedShares(),
  name: 'lonk-federation-guard',
  createScript: ({ url }) => {
    const integrity = hashes.get(addressOf(url))
    if (integrity === undefined || integrity === '') throw new Error(`no hash is known for ${url}`)
    const script = document.createElement('script')
    script.src = url
    if (integrity !== null) script.integrity = integrity
    script.crossOrigin = 'anonymous'
    script.async = true
    return { script, timeout: entryTimeout }
  },
  createLink: ({ url }) => {
    const link = document.createElement('link')
    link.rel = 'preload'
    link.as = 'script'
    link.href = url
    link.crossOrigin = 'anonymous'
    return link
  },
})

// The federation runtime takes a plugin's default export.
// biome-ignore lint/style/noDefaultExport: see above
export default federationGuard
