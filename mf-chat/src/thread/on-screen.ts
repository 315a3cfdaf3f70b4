import { createStore } from '../store.ts'

/** Id of the conversation that is on the screen, under either of its addresses. */
export const onScreen = createStore<number | null>(null)
