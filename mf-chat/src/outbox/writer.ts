import { state } from '@lonk/shared-events/state.ts'
import { createListeners } from '@lonk/shared-events/store.ts'

let last = 0
const others = createListeners()

state.observe('user').subscribe((user) => {
  if (!user || user.id === last) return
  const isOther = last !== 0
  last = user.id
  if (isOther) others.tell()
})

/**
 * Whose words are being typed: the member's, also after a session that ended by itself. What is kept in the browser
 * under this id is not shown to the next member of the same tab.
 */
export const writer = (): number => last

/** Calls when a member other than the last one writes in this page: what it knows of the last is not theirs. */
export const onOtherWriter = (forget: () => void): void => void others.subscribe(forget)
