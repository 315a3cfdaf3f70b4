/**
 * What the first question can do without, in a chunk of its own that is fetched while it is being answered:
 * the other questions, the rules with their schemas, the sending with what may come of it, and the closing pages.
 */
export { Alert } from '@lonk/shared-ui/alert.tsx'
export { Closed } from './closed.tsx'
export { Complete } from './complete.tsx'
export { countStep } from './count-step.ts'
export { lateSteps } from './late-steps.ts'
export { NoSuchDate } from './no-such-date.tsx'
export { ProgressList } from './progress-list.tsx'
export { refusedFields } from './refused-fields.ts'
export { toSignupRequest } from './request.ts'
export { resolveDraft } from './rules.ts'
export { createSending } from './sending.ts'
export { askWhetherFree } from './whether-free.ts'
