/**
 * What the first question can do without, in a chunk of its own that is fetched while it is being answered:
 * the other questions, the rules with their schemas, and the closing pages.
 */
export { Closed } from './closed.tsx'
export { Complete } from './complete.tsx'
export { laterSteps } from './later-steps.ts'
export { NoSuchDate } from './no-such-date.tsx'
export { ProgressList } from './progress-list.tsx'
export { toSignupRequest } from './request.ts'
export { resolveDraft } from './rules.ts'
