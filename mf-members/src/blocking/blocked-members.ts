import { bus } from '@lonk/shared-events/bus.ts'
import { createListeners, useStore } from '@lonk/shared-events/store.ts'

/** Blocks made and lifted since the answers on the screen were fetched, by the member's id. */
const changed = new Map<number, boolean>()
const { subscribe, tell } = createListeners()

export const blockedMembers = {
  get: (profileId: number): boolean | undefined => changed.get(profileId),
  set: (profileId: number, blocked: boolean) => {
    changed.set(profileId, blocked)
    tell()
  },
  subscribe,
}

bus.on('logged-out').subscribe(() => {
  changed.clear()
  tell()
})

/** Whether the member has just blocked somebody (true) or let them in again (false); undefined: neither. */
export const useBlocked = (profileId: number): boolean | undefined =>
  useStore({ subscribe, get: () => blockedMembers.get(profileId) })
