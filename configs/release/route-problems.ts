import type { Release } from '@lonk/shared-events/registry.ts'
import { normalForm } from '@lonk/shared-events/route-pattern.ts'
import { whyNotARoute } from './platform-paths.ts'

type WithRoutes = Pick<Release, 'part' | 'routes' | 'languages'>

/**
 * The forms of a pattern, with each of its optional parameters at the end and without: `/credits/:x?` is `/credits` and
 * `/credits/:`. Two patterns with a form in common are asked for by the same paths.
 */
export const formsOf = (pattern: string): readonly string[] => {
  const whole = normalForm(pattern)
  const without = whole.endsWith('/:?') ? formsOf(whole.slice(0, -'/:?'.length)) : []
  return [...without, whole.replaceAll('/:?', '/:')]
}

/** What is wrong with a release's routes, alone and beside those of the others. */
export const routeProblems = (release: WithRoutes, others: readonly WithRoutes[]): readonly string[] => {
  const owners = new Map<string, string>()
  const claim = (path: string, owner: string) => {
    for (const form of formsOf(path)) owners.set(form, owner)
  }
  for (const other of others) for (const { path } of other.routes) claim(path, `${other.part} owns ${path}`)
  return release.routes.flatMap(({ path, menu }) => {
    const owner = formsOf(path)
      .map((form) => owners.get(form))
      .find((found) => found !== undefined)
    claim(path, `${release.part} itself has ${path}`)
    const why = whyNotARoute(path)
    return [
      ...(owner ? [`the route ${path} is taken: ${owner}`] : []),
      ...(menu ? menuProblems(path, menu, release.languages) : []),
      ...(why ? [why] : []),
    ]
  })
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
