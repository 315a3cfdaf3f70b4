import { bus } from '@lonk/shared-events/bus.ts'
import type { ErrorText } from '@lonk/shared-ui/use-error-text.ts'

/** Says why something did not happen. */
export const toastFailure = (error: unknown, errorText: ErrorText): void =>
  bus.publish('toast-requested', { text: errorText(error), tone: 'danger' })
