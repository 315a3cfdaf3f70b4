import type { Release } from '@lonk/shared-events/registry.ts'
import { registryToChange, swapRegistry } from '../../shell/server/registry/swap-registry.ts'
import { changeStore } from './change-store.ts'
import { entryWith } from './publish.ts'
import { ReleaseError } from './release-error.ts'
import type { Store } from './store.ts'
import { storedProblems } from './swap-problems.ts'

/** Gives everybody the candidate of a part, the very bytes that were tried: nothing is built, all is checked again. */
export const promote = async (
  store: Store,
  part: string,
): Promise<{ readonly from: Release; readonly to: Release; readonly notCompared: readonly string[] }> =>
  changeStore(store, async () => {
    const before = await registryToChange(store)
    const entry = before.parts[part]
    const candidate = entry?.canary?.candidate
    if (!entry || !candidate) {
      throw new ReleaseError([`${part} has no candidate: npm run release -- ${part} --canary 10`])
    }
    const parts = { ...before.parts, [part]: entryWith(entry, candidate, undefined) }
    const next = { sequence: before.sequence + 1, parts }
    const { problems, notCompared } = await storedProblems(store, { before, next, release: candidate })
    if (problems.length > 0) throw new ReleaseError(problems)
    await swapRegistry(store, before, parts, 'promote')
    return { from: entry.current, to: candidate, notCompared }
  })
