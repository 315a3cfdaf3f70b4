import { state } from '@lonk/shared-events/state.ts'

let last = 0

state.observe('user').subscribe((user) => {
  if (user) last = user.id
})

/**
 * Whose words are being typed: the member, also after a session that ended by itself. What is kept in the browser
 * under this id is not shown to the next member of the same tab.
 */
export const writer = (): number => last
