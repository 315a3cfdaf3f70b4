import type { Release } from '@lonk/shared-events/registry.ts'
import { registryToChange, swapRegistry } from '../../shell/server/registry/swap-registry.ts'
import { changeStore } from './change-store.ts'
import { problemsOf } from './check-release.ts'
import { factProblems, storedFacts } from './fact-problems.ts'
import { contractOffered, entryWith, refuseLostRemotes } from './publish.ts'
import { ReleaseError } from './release-error.ts'
import type { Store } from './store.ts'
import { wholeRelease } from './whole-release.ts'

/** Gives everybody the candidate of a part, the very bytes that were tried: nothing is built, all is checked again. */
export const promote = async (
  store: Store,
  part: string,
): Promise<{ readonly from: Release; readonly to: Release }> =>
  changeStore(store, async () => {
    const before = await registryToChange(store)
    const entry = before.parts[part]
    const candidate = entry?.canary?.candidate
    if (!entry || !candidate) {
      throw new ReleaseError([`${part} has no candidate: npm run release -- ${part} --canary 10`])
    }
    const others = Object.values(before.parts)
      .map(({ current }) => current)
      .filter((other) => other.part !== part)
    const problems = (await wholeRelease(store, candidate))
      ? [
          ...problemsOf(candidate, others, contractOffered(before, [candidate])),
          ...factProblems(
            [storedFacts(store, candidate)],
            others.map((other) => storedFacts(store, other)),
          ),
        ]
      : [`${part} ${candidate.version} is not in the store as it was published: release it again`]
    if (problems.length > 0) throw new ReleaseError(problems)
    const parts = { ...before.parts, [part]: entryWith(entry, candidate, undefined) }
    refuseLostRemotes({ sequence: before.sequence + 1, parts })
    await swapRegistry(store, before, parts)
    return { from: entry.current, to: candidate }
  })
