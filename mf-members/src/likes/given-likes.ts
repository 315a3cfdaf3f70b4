import { bus } from '@lonk/shared-events/bus.ts'

type Listener = () => void

/**
 * Likes given and taken back since the answers on the screen were fetched, in this tab or another. A card shows
 * what stands here, else what its answer said.
 */
export const createGivenLikes = () => {
  const given = new Map<number, boolean>()
  const listeners = new Set<Listener>()

  const changed = () => {
    for (const listener of listeners) listener()
  }

  return {
    get: (profileId: number): boolean | undefined => given.get(profileId),
    set: (profileId: number, liked: boolean) => {
      given.set(profileId, liked)
      changed()
    },
    forget: () => {
      given.clear()
      changed()
    },
    subscribe: (listener: Listener) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

export const givenLikes = createGivenLikes()

bus.on('like-given').subscribe(({ profileId }) => givenLikes.set(profileId, true))
bus.on('like-removed').subscribe(({ profileId }) => givenLikes.set(profileId, false))
bus.on('logged-out').subscribe(givenLikes.forget)
