import type { OfferedCalls } from '../../shell/server/api/offered-calls.ts'
import { releasesInService } from '../../shell/server/registry/served-releases.ts'
import { callProblems } from './call-problems.ts'
import { registryNow } from './change-store.ts'
import { storedFacts } from './release-facts.ts'
import type { ReadableStore } from './store.ts'

/**
 * What some visitor gets, candidates too, and would break on an API that is not there yet; `notCompared` has a line for
 * each release that does not say what it counts on.
 */
export const breaksOnApi = async (
  store: ReadableStore,
  offered: OfferedCalls,
): Promise<{ readonly problems: readonly string[]; readonly notCompared: readonly string[] }> => {
  const { described, notCompared } = await storedFacts(store, releasesInService(await registryNow(store)))
  return { problems: callProblems(described, offered), notCompared }
}
