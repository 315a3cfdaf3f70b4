import type { Release } from '@lonk/shared-events/registry.ts'
import { normalForm } from '@lonk/shared-events/route-pattern.ts'
import { shellPart } from '../../shell/server/registry/composition.ts'
import { satisfies } from '../../shell/server/registry/contract-range.ts'
import { slotProblems } from './slot-problems.ts'

/** First segments of paths that never reach a document. */
export const reservedPaths: readonly string[] = [
  'api',
  'r',
  'dev',
  'sandbox',
  'photos',
  'healthz',
  'readyz',
  'metrics',
]

/** Whoever took these took what no single team can answer for: every unknown path, and what robots ask for. */
const ofThePlatform = (path: string): boolean => /^\/(:|robots\.txt$|sitemap\.xml$|favicon\.ico$)/.test(path)

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
        ...routeProblems(release, others),
        ...nameProblems(release, others),
        ...slotProblems(release, others),
      ].map((problem) => `${release.part}: ${problem}`)

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

const routeProblems = (release: Release, others: readonly Release[]): readonly string[] => {
  const owners = new Map<string, string>()
  for (const other of others) {
    for (const { path } of other.routes) owners.set(normalForm(path), `${other.part} owns ${path}`)
  }
  const problems: string[] = []
  for (const { path, menu } of release.routes) {
    const form = normalForm(path)
    const owner = owners.get(form)
    if (owner) problems.push(`the route ${path} is taken: ${owner}`)
    owners.set(form, `${release.part} itself has ${path}`)
    if (reservedPaths.includes(path.split('/')[1] ?? ''))
      problems.push(`the route ${path} never reaches a page`)
    if (menu) problems.push(...menuProblems(path, menu, release.languages))
    if (ofThePlatform(path)) problems.push(`the route ${path} is the platform's: name its first segment`)
  }
  return problems
}

/** A line that leads nowhere, or that some members could not read. */
const menuProblems = (
  path: string,
  menu: Readonly<Record<string, string>>,
  languages: readonly string[],
): readonly string[] => [
  ...(path.includes(':') ? [`the route ${path} cannot be in the menu: nobody fills in its parameters`] : []),
  ...languages
    .filter((language) => !menu[language]?.trim())
    .map((language) => `the route ${path} is in the menu without a line in ${language}`),
]

const nameProblems = (release: Release, others: readonly Release[]): readonly string[] => {
  const names = (of: Release) => [
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
