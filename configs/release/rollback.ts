import { contractVersion } from '@lonk/shared-events/contract.ts'
import type { Release } from '@lonk/shared-events/registry.ts'
import { shellPart } from '../../shell/server/registry/composition.ts'
import { satisfies } from '../../shell/server/registry/contract-range.ts'
import { withPublishLock } from '../../shell/server/registry/publish-lock.ts'
import { storeLayout } from '../../shell/server/registry/store-layout.ts'
import { registryToChange, swapRegistry } from '../../shell/server/registry/swap-registry.ts'
import { ReleaseError } from './release-error.ts'
import type { Store } from './store.ts'
import { wholeRelease } from './whole-release.ts'

export interface RolledBack {
  readonly from: Release
  readonly to: Release
  /** True where a candidate was withdrawn; then everybody has what all others had. */
  readonly candidate: boolean
}

/**
 * Swaps a part back: a candidate is withdrawn, else the newest earlier version that runs on the shell returns. One that
 * is not whole any more is passed over. It is a new registry with a higher sequence, as a release is.
 */
export const rollback = async (store: Store, part: string): Promise<RolledBack> =>
  withPublishLock(storeLayout(store.folder).lock, async () => {
    const before = await registryToChange(store)
    const entry = before.parts[part]
    if (!entry) throw new ReleaseError([`${part} has never been published`])
    if (entry.canary) {
      const parts = { ...before.parts, [part]: { ...entry, canary: null } }
      await swapRegistry(store, before, parts)
      return { from: entry.canary.candidate, to: entry.current, candidate: true }
    }
    const offered = before.parts[shellPart]?.current.contract ?? contractVersion
    const fits = (release: Release) => part === shellPart || satisfies(offered, release.contract)
    const whole = await Promise.all(entry.previous.map((release) => wholeRelease(store, release)))
    const at = entry.previous.findIndex((release, index) => fits(release) && whole[index] !== null)
    const to = entry.previous[at]
    if (!to) throw new ReleaseError([`${part} has no earlier version to go back to`])
    const parts = {
      ...before.parts,
      [part]: { current: to, previous: entry.previous.slice(at + 1), canary: null },
    }
    await swapRegistry(store, before, parts)
    return { from: entry.current, to, candidate: false }
  })
