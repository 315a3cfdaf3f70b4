import { contractVersion } from '@lonk/shared-events/contract.ts'
import type { RegistryDocument, RegistryEntry, Release, ReleaseOrigin } from '@lonk/shared-events/registry.ts'
import { composeFor, shellPart } from '../../shell/server/registry/composition.ts'
import { registryToChange, swapRegistry } from '../../shell/server/registry/swap-registry.ts'
import type { Build } from '../build/build-part.ts'
import { changeStore } from './change-store.ts'
import { overBudget } from './check-budgets.ts'
import { problemsOf } from './check-release.ts'
import { copyRelease } from './copy-release.ts'
import { factProblems, storedFacts, withFacts } from './fact-problems.ts'
import { makeRelease } from './make-release.ts'
import { ReleaseError } from './release-error.ts'
import type { Store } from './store.ts'

export interface PublishOptions {
  /** A budget that is not held refuses the release instead of only being reported. */
  readonly strict?: boolean
  /** 0 to 1: only this share of visitors gets it, until it is published for all or rolled back. */
  readonly canary?: number
  readonly budgets?: boolean
  readonly made?: ReleaseOrigin
  readonly now?: Date
}

export interface Published {
  readonly releases: readonly { readonly release: Release; readonly before: Release | null }[]
  readonly warnings: readonly string[]
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
  { strict = false, canary, budgets = true, made, now = new Date() }: PublishOptions = {},
): Promise<Published> =>
  changeStore(store, async () => {
    const before = await registryToChange(store)
    const releases = builds.map((build) => makeRelease(build, now, made))
    const stay = Object.entries(before.parts)
      .filter(([part]) => !releases.some((release) => release.part === part))
      .flatMap(([, { current, canary: trial }]) => (trial ? [current, trial.candidate] : [current]))
    const offered = contractOffered(before, releases)
    const problems = releases.flatMap((release) =>
      problemsOf(release, [...stay, ...releases.filter((other) => other !== release)], offered),
    )
    const breaks = factProblems(
      releases.map((release, at) => withFacts(release, builds[at]?.folder ?? '')),
      stay.map((release) => storedFacts(store, release)),
    )
    const warnings = budgets
      ? releases.flatMap((release, at) => overBudget(release, builds[at]?.folder ?? ''))
      : []
    const refused = [...problems, ...breaks, ...(strict ? warnings : [])]
    if (refused.length > 0) throw new ReleaseError(refused)

    const stored = await Promise.all(
      releases.map((release, at) => copyRelease(store, release, builds[at]?.folder ?? '')),
    )
    const parts = { ...before.parts }
    for (const release of stored) parts[release.part] = entryWith(before.parts[release.part], release, canary)
    refuseLostRemotes({ sequence: before.sequence + 1, parts })
    // Also one that is shared already: it may have been damaged there.
    await store.shared?.send(stored)
    const after = await swapRegistry(store, before, parts)
    return {
      releases: stored.map((release) => ({ release, before: before.parts[release.part]?.current ?? null })),
      warnings,
      sequence: after.sequence,
    }
  })

/** What the shell that visitors get offers; it may come with the same swap. Before there is one: this checkout's. */
export const contractOffered = (running: RegistryDocument, coming: readonly Release[] = []): string =>
  coming.find(({ part }) => part === shellPart)?.contract ??
  running.parts[shellPart]?.current.contract ??
  contractVersion

export const entryWith = (
  entry: RegistryEntry | undefined,
  release: Release,
  canary: number | undefined,
): RegistryEntry => {
  if (!entry) return { current: release, previous: [], canary: null }
  if (canary !== undefined && release.version !== entry.current.version) {
    return { ...entry, canary: { candidate: release, share: canary } }
  }
  const previous = [entry.current, ...entry.previous]
    .filter(({ version }) => version !== release.version)
    .slice(0, keptReleases)
  return { current: release, previous, canary: null }
}

/** A shell that some remote has no version for takes that remote from everybody: they go together, or not at all. */
export const refuseLostRemotes = (next: RegistryDocument): void => {
  const composition = composeFor(next, null)
  if (!composition) return
  const lost = Object.keys(next.parts).filter((part) => part !== shellPart && !composition.remotes.has(part))
  if (lost.length === 0) return
  throw new ReleaseError(
    lost.map(
      (part) => `no version of ${part} runs on this shell: release them together (npm run release -- all)`,
    ),
  )
}
