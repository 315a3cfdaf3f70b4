import type { Release } from '@lonk/shared-events/registry.ts'
import { shellPart } from '../../shell/server/registry/composition.ts'
import { registryToChange, swapRegistry } from '../../shell/server/registry/swap-registry.ts'
import { changeStore } from './change-store.ts'
import { ReleaseError } from './release-error.ts'
import type { Store } from './store.ts'

/**
 * Takes a remote out of the site: its pages are unknown paths from the next page load on. Its releases stay in the
 * store, and a release of it brings it back. It need not be part of this checkout any more.
 */
export const withdraw = async (store: Store, part: string): Promise<Release> =>
  changeStore(store, async () => {
    if (part === shellPart)
      throw new ReleaseError(['without the shell there is no site: roll it back instead'])
    const before = await registryToChange(store)
    const { [part]: gone, ...parts } = before.parts
    if (!gone) {
      const there = Object.keys(before.parts).join(', ')
      throw new ReleaseError([`${part} is not in service: choose from ${there || 'nothing'}`])
    }
    await swapRegistry(store, before, parts, 'withdraw')
    return gone.current
  })
