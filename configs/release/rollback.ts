import type { RegistryDocument, RegistryEntry, Release } from '@lonk/shared-events/registry.ts'
import { registryToChange, swapRegistry } from '../../shell/server/registry/swap-registry.ts'
import { changeStore } from './change-store.ts'
import { ReleaseError } from './release-error.ts'
import type { Store } from './store.ts'
import { storedVersions } from './stored-versions.ts'
import { storedProblems } from './swap-problems.ts'

export interface RolledBack {
  readonly from: Release
  readonly to: Release
  /** True where a candidate was withdrawn; then everybody has what all others had. */
  readonly candidate: boolean
  /** What some visitors had, and nobody has any more, because a version was named for all. */
  readonly dropped: Release | null
  /** Newer versions that could not be served any more, each with why. */
  readonly passedOver: readonly string[]
  /** What runs beside it and could not be asked what it counts on, a line each. */
  readonly notCompared: readonly string[]
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
      await swapRegistry(store, before, parts, 'rollback')
      return {
        from: entry.canary.candidate,
        to: entry.current,
        candidate: true,
        dropped: null,
        passedOver: [],
        notCompared: [],
      }
    }
    if (to === entry.current.version) throw new ReleaseError([`${part} ${to} is what runs`])
    const earlier = to ? [await storedRelease(store, part, to)] : entry.previous
    const { fitting, passedOver, notCompared } = await firstFitting(store, before, entry, earlier)
    if (!fitting) {
      throw new ReleaseError(
        passedOver.length > 0 ? passedOver : [`${part} has no earlier version to go back to`],
      )
    }
    await swapRegistry(store, before, swappedBack(before, entry, fitting).parts, 'rollback')
    const tried = entry.canary?.candidate
    const dropped = tried && tried.version !== fitting.version ? tried : null
    return { from: entry.current, to: fitting, candidate: false, dropped, passedOver, notCompared }
  })

/** For whoever went back: nobody asked for that. */
export const lineOfDropped = (part: string, { dropped }: Pick<RolledBack, 'dropped'>): readonly string[] =>
  dropped ? [`${part} ${dropped.version}, its candidate, is dropped.`] : []

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

const swappedBack = (
  { sequence, parts }: RegistryDocument,
  entry: RegistryEntry,
  release: Release,
): RegistryDocument => ({
  sequence: sequence + 1,
  parts: { ...parts, [release.part]: entryAt(entry, release) },
})

const firstFitting = async (
  store: Store,
  before: RegistryDocument,
  entry: RegistryEntry,
  earlier: readonly Release[],
) => {
  const passedOver: string[] = []
  for (const release of earlier) {
    const next = swappedBack(before, entry, release)
    const { problems, notCompared } = await storedProblems(store, { before, next, release })
    if (problems.length === 0) return { fitting: release, passedOver, notCompared }
    passedOver.push(`${release.version} cannot be served: ${problems.join('; ')}`)
  }
  return { fitting: null, passedOver, notCompared: [] }
}
