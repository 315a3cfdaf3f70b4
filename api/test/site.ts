import { startApi, type TestApi } from './harness.ts'
import { checkInvariants } from './invariants.ts'

/** A site for tests of money and messages: what must always hold is looked at when they end. */
export const startSite = async (env: Record<string, string> = {}): Promise<TestApi> => {
  const api = await startApi({ env })
  return { ...api, end: () => checkInvariants(api.services.db).finally(api.end) }
}
