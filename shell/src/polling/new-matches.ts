import type { ProfileCard } from '@lonk/shared-api/schemas/profile.ts'
import { type Bus, bus as siteBus } from '@lonk/shared-events/bus.ts'
import type { StateWriter } from '@lonk/shared-events/state.ts'
import { pairwise } from 'rxjs'
import { loadState } from '../session/load-state.ts'

/**
 * Says `match-made` once for each match, whichever way it is heard of first: the stream, the likes that a poll
 * brought, or the answer to the member's own like. Without a stream the moment comes a little later, not never.
 */
export const createNewMatches = (bus: Bus) => {
  const told = new Set<number>()
  /** The member's own like made them, and the other one's card is still to come. */
  const awaited = new Set<number>()

  const tell = (profile: ProfileCard): void => {
    if (told.has(profile.id)) return
    told.add(profile.id)
    awaited.delete(profile.id)
    bus.publish('match-made', { profile })
  }

  const compare = (before: readonly ProfileCard[], now: readonly ProfileCard[]): void => {
    const matchedNow = new Set(now.filter(({ match }) => match).map(({ id }) => id))
    // Somebody took a like back: should they meet again, that is news.
    for (const { id, match } of before) if (match && !matchedNow.has(id)) told.delete(id)
    const open = new Set(before.filter(({ match }) => !match).map(({ id }) => id))
    // Only the last hundred are listed: whoever is new in the list may be an old match that moved up.
    for (const profile of now)
      if (profile.match && (open.has(profile.id) || awaited.has(profile.id))) tell(profile)
  }

  const forget = (): void => {
    told.clear()
    awaited.clear()
  }

  return {
    tell,
    /** Watches the likes, in the tab that polls; returns its stop. */
    watch: (state: StateWriter): (() => void) => {
      const watching = state
        .observe('likes')
        .pipe(pairwise())
        .subscribe(([before, now]) => now && compare(before?.profiles ?? [], now.profiles))
      watching.add(bus.on('match-made').subscribe(({ profile }) => told.add(profile.id)))
      watching.add(bus.on('like-removed').subscribe(({ profileId }) => told.delete(profileId)))
      watching.add(bus.on('logged-out').subscribe(forget))
      // A like that the bus repeats to whoever listens late was answered then.
      let replaying = true
      watching.add(
        bus.on('like-given').subscribe(({ profileId, match }) => {
          if (replaying || !match || told.has(profileId)) return
          awaited.add(profileId)
          // What fails here comes with the next poll.
          loadState(state, ['likes'], { retries: false }).catch(() => undefined)
        }),
      )
      replaying = false
      return () => watching.unsubscribe()
    },
  }
}

/** The site's own. */
export const newMatches = createNewMatches(siteBus)
