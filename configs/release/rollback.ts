import type { RegistryDocument, RegistryEntry, Release } from '@lonk/shared-events/registry.ts'
import { registryToChange, swapRegistry } from '../../shell/server/registry/swap-registry.ts'
import { changeStore } from './change-store.ts'
import { problemsOf } from './check-release.ts'
import { factProblems, storedFacts } from './fact-problems.ts'
import { contractOffered, refuseLostRemotes } from './publish.ts'
import { ReleaseError } from './release-error.ts'
import type { Store } from './store.ts'
import { storedVersions } from './stored-versions.ts'
import { wholeRelease } from './whole-release.ts'

export interface RolledBack {
  readonly from: Release
  readonly to: Release
  /** True where a candidate was withdrawn; then everybody has what all others had. */
  readonly candidate: boolean
  /** Newer versions that could not be served any more, each with why. */
  readonly passedOver: readonly string[]
}

interface Wish {
  /** One version of the store, older or newer than what runs; the newest earlier one without it. */
  readonly to?: string | undefined
}

/**
 * Swaps a part back: a candidate is withdrawn, else the newest earlier version returns that is whole and fits what runs
 * beside it, held to all that a release is held to. It is a new registry with a higher sequence, as a release is.
 */
export const rollback = async (store: Store, part: string, { to }: Wish = {}): Promise<RolledBack> =>
  changeStore(store, async () => {
    const before = await registryToChange(store)
    const entry = before.parts[part]
    if (!entry) throw new ReleaseError([`${part} has never been published`])
    if (entry.canary && !to) {
      const parts = { ...before.parts, [part]: { ...entry, canary: null } }
      await swapRegistry(store, before, parts)
      return { from: entry.canary.candidate, to: entry.current, candidate: true, passedOver: [] }
    }
    if (to === entry.current.version) throw new ReleaseError([`${part} ${to} is what runs`])
    const earlier = to ? [await storedRelease(store, part, to)] : entry.previous
    const { fitting, passedOver } = await firstFitting(store, before, earlier)
    if (!fitting) {
      throw new ReleaseError(
        passedOver.length > 0 ? passedOver : [`${part} has no earlier version to go back to`],
      )
    }
    const parts = { ...before.parts, [part]: entryAt(entry, fitting) }
    refuseLostRemotes({ sequence: before.sequence + 1, parts })
    await swapRegistry(store, before, parts)
    return { from: entry.current, to: fitting, candidate: false, passedOver }
  })

/** Without a version all that are older stay to go back to; with one, what ran until now is one of them. */
const entryAt = (entry: RegistryEntry, fitting: Release): RegistryEntry => {
  const at = entry.previous.findIndex(({ version }) => version === fitting.version)
  const previous = at < 0 ? [entry.current, ...entry.previous] : entry.previous.slice(at + 1)
  return { current: fitting, previous, canary: null }
}

const storedRelease = async (store: Store, part: string, version: string): Promise<Release> => {
  const versions = await storedVersions(store, part)
  const found = versions.find((release) => release.version === version)
  if (found) return found
  const known = versions.map((release) => release.version).join(', ')
  throw new ReleaseError([`${part} ${version} is not in the store: choose from ${known || 'none'}`])
}

const firstFitting = async (store: Store, running: RegistryDocument, earlier: readonly Release[]) => {
  const offered = contractOffered(running)
  const passedOver: string[] = []
  for (const release of earlier) {
    const others = Object.values(running.parts)
      .flatMap(({ current, canary }) => (canary ? [current, canary.candidate] : [current]))
      .filter(({ part }) => part !== release.part)
    const problems = (await wholeRelease(store, release))
      ? [
          ...problemsOf(release, others, offered),
          ...factProblems(
            [storedFacts(store, release)],
            others.map((other) => storedFacts(store, other)),
          ),
        ]
      : [`${release.part}: it is not in the store as it was published`]
    if (problems.length === 0) return { fitting: release, passedOver }
    passedOver.push(`${release.version} cannot be served: ${problems.join('; ')}`)
  }
  return { fitting: null, passedOver }
}
