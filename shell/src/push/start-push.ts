import type { StateWriter } from '@lonk/shared-events/state.ts'
import { navigate } from '../composition/navigation.ts'
import { followWorker } from './follow-worker.ts'
import { keepPush } from './keep-push.ts'
import { registerWorker } from './register-worker.ts'

/** The service worker, and with it push and the offline page. */
export const startPush = async (state: StateWriter): Promise<void> => {
  const registration = await registerWorker()
  keepPush(state, registration)
  if (registration) followWorker(state, navigate)
}
