import type { RegistryDocument, RegistryEntry, Release, ReleaseOrigin } from '@lonk/shared-events/registry.ts'
import { shellPart } from '../../shell/server/registry/composition.ts'
import { registryToChange, swapRegistry } from '../../shell/server/registry/swap-registry.ts'
import type { Build } from '../build/build-part.ts'
import { changeStore } from './change-store.ts'
import { budgetRefusal, overBudget, withinBudget } from './check-budgets.ts'
import { copyRelease } from './copy-release.ts'
import { fileProblems } from './file-problems.ts'
import { makeRelease } from './make-release.ts'
import { ReleaseError } from './release-error.ts'
import { buildFacts, missingFacts } from './release-facts.ts'
import type { Store } from './store.ts'
import { swapProblems } from './swap-problems.ts'

export interface PublishOptions {
  /** 0 to 1: only this share of visitors gets it, until it is published for all or rolled back. */
  readonly canary?: number
  /** False for builds of development: what they weigh says nothing. */
  readonly budgets?: boolean
  /** False for saves of development, which do not record what they count on. */
  readonly facts?: boolean
  /** With `overBudget` a budget that is not held is reported and kept with the release; else it refuses the release. */
  readonly made?: ReleaseOrigin
  /** Who may publish the part, where that is a matter of keys: its `remote.json` has to name one of them. */
  readonly owners?: readonly string[]
  readonly now?: Date
}

export interface Published {
  readonly releases: readonly { readonly release: Release; readonly before: Release | null }[]
  readonly warnings: readonly string[]
  /** What runs beside it and could not be asked what it counts on, a line each. */
  readonly notCompared: readonly string[]
  readonly sequence: number
}

/** As many releases back as `npm run rollback` can go. */
const keptReleases = 10

/**
 * Publishes builds, all in one swap: visitors get the old parts or the new ones, never half of them. Refused as a
 * whole with every reason; the registry then stays as it was.
 */
export const publish = async (
  store: Store,
  builds: readonly Build[],
  { canary, budgets = true, facts = true, made, owners, now = new Date() }: PublishOptions = {},
): Promise<Published> =>
  changeStore(store, async () => {
    const before = await registryToChange(store)
    refuseLoneCandidates(before, builds, canary)
    const drafts = builds.map((build) => makeRelease(build, now, made))
    const over = drafts.map((draft, at) => (budgets ? overBudget(draft, builds[at]?.folder ?? '') : []))
    const releases = drafts.map((draft, at) => (over[at]?.length ? draft : withinBudget(draft)))
    const swapTo = (coming: readonly Release[]) => withReleases(before, coming, canary)
    const coming = await Promise.all(
      releases.map((release, at) => buildFacts(release, builds[at]?.folder ?? '')),
    )
    const { problems, notCompared } = await swapProblems(store, { before, next: swapTo(releases), coming })
    const incomplete = [
      ...releases.flatMap((release, at) => fileProblems(release, builds[at]?.folder ?? '')),
      ...(facts ? coming.flatMap(missingFacts) : []),
      ...(owners ? releases.flatMap((release) => foreignOwner(release, owners)) : []),
    ]
    const warnings = over.flat()
    const refused = [...incomplete, ...problems, ...(made?.overBudget ? [] : budgetRefusal(warnings))]
    if (refused.length > 0) throw new ReleaseError(refused)

    const stored = await Promise.all(
      releases.map((release, at) => copyRelease(store, release, builds[at]?.folder ?? '')),
    )
    if (canary !== undefined) refuseNothingNew(before, stored)
    // Also one that is shared already: it may have been damaged there.
    await store.shared?.send(stored)
    const after = await swapRegistry(store, before, swapTo(stored).parts, 'release')
    return {
      releases: stored.map((release) => ({ release, before: before.parts[release.part]?.current ?? null })),
      warnings,
      notCompared,
      sequence: after.sequence,
    }
  })

/** A candidate is beside what is for all: alone it would be for all itself, whatever share was asked for. */
const refuseLoneCandidates = (
  { parts }: RegistryDocument,
  builds: readonly Build[],
  canary: number | undefined,
): void => {
  const alone = canary === undefined ? [] : builds.filter(({ part }) => !parts[part])
  if (alone.length > 0)
    throw new ReleaseError(
      alone.map(
        ({ part }) =>
          `${part} does not run here yet, so that a candidate of it would be for everybody: release it to all, without --canary`,
      ),
    )
}

/** The shell is the platform's, whatever its key is called. */
const foreignOwner = ({ part, owner }: Release, owners: readonly string[]): readonly string[] =>
  part === shellPart || owners.includes(owner)
    ? []
    : [`${part}: remote.json says that it is ${owner}'s, here ${owners.join(', ')} may publish it`]

/** A part among others is left as it is. */
const refuseNothingNew = ({ parts }: RegistryDocument, candidates: readonly Release[]): void => {
  const isNew = ({ part, version }: Release): boolean => parts[part]?.current.version !== version
  if (!candidates.some(isNew))
    throw new ReleaseError(
      candidates.map(
        ({ part, version }) => `${part} ${version} is what everybody has: there is nothing to try`,
      ),
    )
}

const withReleases = (
  { sequence, parts }: RegistryDocument,
  coming: readonly Release[],
  canary: number | undefined,
): RegistryDocument => ({
  sequence: sequence + 1,
  parts: {
    ...parts,
    ...Object.fromEntries(
      coming.map((release) => [release.part, entryWith(parts[release.part], release, canary)]),
    ),
  },
})

export const entryWith = (
  entry: RegistryEntry | undefined,
  release: Release,
  canary: number | undefined,
): RegistryEntry => {
  if (!entry) return { current: release, previous: [], canary: null }
  if (canary !== undefined) {
    // What everybody has already is tried by nobody, and takes no other candidate away.
    if (release.version === entry.current.version) return entry
    return { ...entry, canary: { candidate: release, share: canary } }
  }
  const previous = [entry.current, ...entry.previous]
    .filter(({ version }) => version !== release.version)
    .slice(0, keptReleases)
  return { current: release, previous, canary: null }
}
