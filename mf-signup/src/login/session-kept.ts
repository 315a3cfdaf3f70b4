import { getMe } from '@lonk/shared-api/calls/session/user.ts'
import { api } from '@lonk/shared-api/client.ts'
import { isApiError } from '@lonk/shared-api/errors/api-error.ts'

/**
 * Whether the browser has kept the session that the server has just begun: one that keeps no cookie would come back
 * to the log-in page without a word. Any other trouble is not this one's to tell.
 */
export const isSessionKept = async (): Promise<boolean> => {
  try {
    await api.call(getMe, {})
    return true
  } catch (error) {
    return !(isApiError(error) && error.authenticationRequired)
  }
}
