import { createStore } from '@lonk/shared-events/store.ts'

/** Whether a withdrawal period of this member is open; no document says so, it comes after the first paint. */
export const withdrawalStore = createStore(false)
