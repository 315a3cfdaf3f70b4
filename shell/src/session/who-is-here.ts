import { createStore } from '@lonk/shared-events/store.ts'

/** Milliseconds for which a page waits to learn who looks at it. */
const patience = 3_000

/** Whether it is known who is here: the document says it, unless the API was late for it. */
export const whoIsKnown = createStore(true)

let documentKnew = true

/** The same as the document had it: what hydrates by it. */
export const whoWasKnown = (): boolean => documentKnew

/**
 * The document did not say: pages that only members have wait with their skeleton. Shown for nobody, they would begin
 * anew when their member is there, and what was typed until then would belong to nobody.
 */
export const awaitWho = (): void => {
  documentKnew = false
  whoIsKnown.set(false)
  setTimeout(knowWho, patience)
}

/** It has been answered, or nobody could say. */
export const knowWho = (): void => whoIsKnown.set(true)
