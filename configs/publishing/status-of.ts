import { StartError } from '../../shell/server/start-error.ts'
import { ReleaseError } from '../release/release-error.ts'
import { Refused } from './refused.ts'

/** What a call is answered with, and an act is noted with, that came to nothing. */
export const statusOf = (cause: unknown): number => {
  if (cause instanceof Refused) return cause.status
  if (cause instanceof ReleaseError) return 422
  // Somebody else holds the lock, or the store is not usable: the same call may do later.
  return cause instanceof StartError ? 409 : 500
}
