import { updateUser } from '@lonk/shared-api/calls/session/user.ts'
import { api } from '@lonk/shared-api/client.ts'
import { bus } from '@lonk/shared-events/bus.ts'
import type { ErrorText } from '@lonk/shared-ui/use-error-text.ts'
import { toastFailure } from '../parts/toast-failure.ts'
import { reloadThreads } from '../thread/thread.resource.ts'

/** Read receipts of the whole account: whoever gives none gets none (docs/api.md, 2.8). */
export const setReadReceipts = async (given: boolean, errorText: ErrorText): Promise<void> => {
  try {
    await api.call(updateUser, { read_receipts: given })
    bus.publish('refresh-requested', { parts: ['user'] })
    // What was read is no longer said, or is said again.
    await reloadThreads()
  } catch (error) {
    toastFailure(error, errorText)
  }
}
