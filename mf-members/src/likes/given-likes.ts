import { bus } from '@lonk/shared-events/bus.ts'
import { createListeners } from '@lonk/shared-events/store.ts'

/**
 * Likes given and taken back since the answers on the screen were fetched, in this tab or another. A card shows
 * what is kept here, else what its answer said.
 */
export const createGivenLikes = () => {
  const given = new Map<number, boolean>()
  const { subscribe, tell } = createListeners()

  return {
    get: (profileId: number): boolean | undefined => given.get(profileId),
    set: (profileId: number, liked: boolean) => {
      given.set(profileId, liked)
      tell()
    },
    forget: () => {
      given.clear()
      tell()
    },
    subscribe,
  }
}

export const givenLikes = createGivenLikes()

bus.on('like-given').subscribe(({ profileId }) => givenLikes.set(profileId, true))
bus.on('like-removed').subscribe(({ profileId }) => givenLikes.set(profileId, false))
bus.on('logged-out').subscribe(givenLikes.forget)
