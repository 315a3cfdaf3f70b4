import { createStore } from '@lonk/shared-events/store.ts'

/** Id of the conversation that is on the screen, under either of its addresses. */
export const onScreen = createStore<number | null>(null)

/** How many lists of conversations there are: one, or two for the moment in which one page replaces another. */
export const listsOnScreen = createStore(0)
