import type { Release } from '@lonk/shared-events/registry.ts'
import { shellPart } from '../../shell/server/registry/composition.ts'
import { satisfies } from '../../shell/server/registry/contract-range.ts'
import { routeProblems } from './route-problems.ts'
import { slotProblems } from './slot-problems.ts'

/**
 * Everything that keeps a release from being served beside the others, on the shell that offers a contract; empty where
 * nothing does.
 */
export const problemsOf = (
  release: Release,
  others: readonly Release[],
  offered: string,
): readonly string[] =>
  release.part === shellPart
    ? shellProblems(release)
    : [
        ...contractProblems(release, offered),
        ...exposeProblems(release),
        ...placeProblems(release, others),
      ].map((problem) => `${release.part}: ${problem}`)

/** Addresses, names and openings of a remote that it may not have, or that are another's: known before it is built. */
export const placeProblems = (remote: Placed, others: readonly Placed[]): readonly string[] => [
  ...routeProblems(remote, others),
  ...nameProblems(remote, others),
  ...slotProblems(remote, others),
]

export type Placed = Pick<Release, 'part' | 'routes' | 'slots' | 'languages'>

const shellProblems = (release: Release): readonly string[] =>
  (release.files['.'] ?? []).length > 0 ? [] : ['shell: the build names no initial scripts']

const contractProblems = ({ contract, part, namespaces }: Release, offered: string): readonly string[] => [
  ...(satisfies(offered, contract)
    ? []
    : [`it needs the shell's contract ${contract}, the shell that runs offers ${offered}`]),
  ...(namespaces[0] === part ? [] : [`its first namespace is ${namespaces[0]}, it must be ${part}`]),
]

const exposeProblems = ({ routes, slots, files }: Release): readonly string[] => {
  const wanted = [
    ...routes.map(({ page }) => `./pages/${page}`),
    ...slots.map(({ name }) => `./slots/${name}`),
  ]
  return [...new Set(wanted)]
    .filter((module) => !files[module])
    .map((module) => `remote.json names ${module}, the build has no such module`)
}

const nameProblems = (release: Placed, others: readonly Placed[]): readonly string[] => {
  const names = (of: Placed) => [
    ...of.routes.map(({ name }) => `route name ${name}`),
    ...of.slots.map(({ name }) => `slot ${name}`),
  ]
  const taken = new Map(others.flatMap((other) => names(other).map((name) => [name, other.part])))
  const own = names(release)
  return [
    ...own.filter((name) => taken.has(name)).map((name) => `the ${name} is taken by ${taken.get(name)}`),
    ...own.filter((name, at) => own.indexOf(name) !== at).map((name) => `the ${name} is there twice`),
  ]
}
