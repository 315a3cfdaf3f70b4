import { contractVersion } from '@lonk/shared-events/contract.ts'
import type { RegistryDocument, Release } from '@lonk/shared-events/registry.ts'
import { shellPart } from '../../shell/server/registry/composition.ts'
import { releasesInService } from '../../shell/server/registry/served-releases.ts'
import { callProblems } from './call-problems.ts'
import { problemsOf } from './check-release.ts'
import { factProblems } from './fact-problems.ts'
import { lostOffers } from './lost-offers.ts'
import { lostRemotes } from './lost-remotes.ts'
import { type Described, storedFacts } from './release-facts.ts'
import type { Store } from './store.ts'
import { wholeRelease } from './whole-release.ts'

/** A registry, the one after it, and what is new in that. */
interface Swap {
  readonly before: RegistryDocument
  readonly next: RegistryDocument
  readonly coming: readonly Described[]
}

interface Looked {
  readonly problems: readonly string[]
  /** What runs and could not be asked what it counts on, a line each. */
  readonly notCompared: readonly string[]
}

/**
 * Everything that keeps a swap from being made, whichever command asks for it: what comes is held against all that any
 * visitor may get beside it, candidates and what is for all.
 */
export const swapProblems = async (store: Store, { before, next, coming }: Swap): Promise<Looked> => {
  const isComing = (release: Release): boolean =>
    coming.some(({ part, version }) => part === release.part && version === release.version)
  const staying = releasesInService(next).filter((release) => !isComing(release))
  const { described, notCompared } = await storedFacts(store, staying)
  const offered = contractOffered(before, coming)
  const problems = coming.flatMap((release) => {
    const isOther = ({ part }: Release): boolean => part !== release.part
    const users = [...described, ...coming].filter(isOther)
    const beside = Object.values(next.parts).map(({ current }) => current)
    const had = before.parts[release.part]?.current
    return [
      ...problemsOf(release, users, offered),
      ...(had ? lostOffers({ before: had, coming: release, beside: beside.filter(isOther), users }) : []),
    ]
  })
  const api = await besideApi(store, coming)
  return {
    problems: [...problems, ...factProblems(coming, described), ...lostRemotes(next), ...api.problems],
    notCompared: [...notCompared, ...api.notCompared],
  }
}

/** What comes held against the API that runs; a store that nothing serves from has none. */
const besideApi = async ({ offeredCalls }: Store, coming: readonly Described[]): Promise<Looked> => {
  if (!offeredCalls) return { problems: [], notCompared: [] }
  const offered = await offeredCalls()
  return offered
    ? { problems: callProblems(coming, offered), notCompared: [] }
    : {
        problems: [],
        notCompared: ['no document server has asked an API here yet: calls of the API were not compared'],
      }
}

/** The same of a release that lies in the store. */
export const storedProblems = async (
  store: Store,
  { release, ...swap }: Omit<Swap, 'coming'> & { readonly release: Release },
): Promise<Looked> => {
  const { part, version } = release
  if (!(await wholeRelease(store, release)))
    return {
      problems: [`${part} ${version} is not in the store as it was published: release it again`],
      notCompared: [],
    }
  const own = await storedFacts(store, [release])
  const { problems, notCompared } = await swapProblems(store, { ...swap, coming: own.described })
  return { problems, notCompared: [...own.notCompared, ...notCompared] }
}

/** What the shell that visitors get offers; it may come with the same swap. Before there is one: this checkout's. */
const contractOffered = (running: RegistryDocument, coming: readonly Release[]): string =>
  coming.find(({ part }) => part === shellPart)?.contract ??
  running.parts[shellPart]?.current.contract ??
  contractVersion
