import { shellPart } from '../../shell/server/registry/composition.ts'
import { releasesInService } from '../../shell/server/registry/served-releases.ts'
import { landerRoutes } from '../landers/landers.ts'
import { projectRoot } from '../project.ts'
import { checkedRemoteDescription } from '../remote-description.ts'
import { registryNow } from './change-store.ts'
import { type Placed, placeProblems } from './check-release.ts'
import type { ReadableStore } from './store.ts'

/** As it would be placed; which languages it has its build says. */
const placedAs = (part: string, root: string): Placed => {
  const { routes, slots } = checkedRemoteDescription(part, root)
  return { part, routes: [...routes, ...landerRoutes(part)], slots, languages: [] }
}

/**
 * What of a release is refused for certain, by `remote.json` alone: addresses, names and openings that are another
 * part's, there or in the same release. For before minutes are spent on it; the release itself looks again.
 */
export const earlyProblems = async (
  store: ReadableStore,
  parts: readonly string[],
  root: string = projectRoot,
): Promise<readonly string[]> => {
  const coming = parts.filter((part) => part !== shellPart).map((part) => placedAs(part, root))
  const running = releasesInService(await registryNow(store)).filter(({ part }) => !parts.includes(part))
  return coming.flatMap((one) =>
    placeProblems(
      one,
      [...running, ...coming].filter(({ part }) => part !== one.part),
    ).map((problem) => `${one.part}: ${problem}`),
  )
}
