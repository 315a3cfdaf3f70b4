import { routePatterns } from '@lonk/shared-events/route-names.ts'
import { matchPattern } from '@lonk/shared-events/route-pattern.ts'

/** Pages that sign up by themselves, and those where somebody is in the middle of another thing. */
const without: readonly string[] = [
  routePatterns.index,
  routePatterns.login,
  routePatterns.signup,
  routePatterns['complete-signup'],
  routePatterns['reset-password'],
  routePatterns['reset-password-do'],
  routePatterns['activate-done'],
  routePatterns['activate-error'],
  routePatterns['mail-change-do'],
  routePatterns['account-deleted'],
  routePatterns.complaints,
  // What one does with a person is at the foot there, and invites to sign up.
  routePatterns['members-id'],
  routePatterns['likes-m-id'],
]

/** Whether a visitor's phone keeps the way to sign up at its foot; the empty path is that of a template. */
export const keepsSignupAtFoot = (path: string): boolean =>
  path !== '' && !without.some((pattern) => matchPattern(pattern, path) !== null)
