import { createStore } from '@lonk/shared-events/store.ts'

/** Whether a page that was asked for is still on its way. */
export const navigationProgress = createStore(false)
