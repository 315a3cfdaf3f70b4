import { isApiError } from '@lonk/shared-api/errors/api-error.ts'
import { bus } from '@lonk/shared-events/bus.ts'

/** Says why something did not happen: in the server's words, or in the general ones where it had none. */
export const toastFailure = (error: unknown, generalError: string): void => {
  const text = isApiError(error) && error.message ? error.message : generalError
  bus.publish('toast-requested', { text, tone: 'danger' })
}
