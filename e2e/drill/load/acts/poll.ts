import { poll } from '@lonk/shared-api/calls/realtime/poll.ts'
import { isApiError } from '@lonk/shared-api/errors/api-error.ts'
import type { Act } from '../counted.ts'

/** Once: what fails is asked a minute later. */
export const pollOnce: Act = async ({ browser }, figures) => {
  const began = performance.now()
  try {
    await browser.client.call(poll, {}, { retries: false })
  } catch (cause) {
    if (!isApiError(cause) || (cause.status > 0 && cause.status < 500)) throw cause
    figures.missedPoll()
    return
  }
  figures.done({ kind: 'poll', took: performance.now() - began, failed: 0, shown: 0 })
}
