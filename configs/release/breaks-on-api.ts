import type { OfferedCalls } from '../../shell/server/api/offered-calls.ts'
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
  const { parts } = await registryNow(store)
  const running = Object.values(parts).flatMap(({ current, canary }) =>
    canary ? [current, canary.candidate] : [current],
  )
  const { described, notCompared } = await storedFacts(store, running)
  return { problems: callProblems(described, offered), notCompared }
}
