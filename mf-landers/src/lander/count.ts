import { track } from '@lonk/shared-api/calls/tracking/track.ts'
import { api } from '@lonk/shared-api/client.ts'
import { state } from '@lonk/shared-events/state.ts'

/** Which lander, in which of its forms. */
export interface LanderName {
  readonly lander: string
  readonly slug?: string | undefined
  readonly variant?: string | undefined
}

/**
 * One more who has seen a lander, or followed its call. Counted by day, lander and the link that led here; nothing of
 * the person is kept (docs/api.md, track.php). What cannot be counted is no news for a visitor.
 */
export const count = (event: 'lander_view' | 'lander_cta', { lander, slug, variant }: LanderName): void => {
  const tracking = state.get('tracking')
  const step = {
    event,
    lander,
    ...(slug ? { slug } : {}),
    ...(variant ? { variant } : {}),
    ...(tracking ? { tracking } : {}),
  }
  api.call(track, step, { retries: false }).catch(() => undefined)
}
