import { track } from '@lonk/shared-api/calls/tracking/track.ts'
import { api } from '@lonk/shared-api/client.ts'
import { state } from '@lonk/shared-events/state.ts'

/**
 * One more on the last two steps of the way from a link to a buyer, counted by day and by the link that brought the
 * visitor; nothing of the person is kept (`docs/api.md`, track.php). The pages of this remote are the lander here. What
 * cannot be counted is no news for a member.
 */
export const trackStep = (event: 'checkout' | 'purchase'): void => {
  const tracking = state.get('tracking')
  api
    .call(track, { event, lander: 'credits', ...(tracking ? { tracking } : {}) }, { retries: false })
    .catch(() => undefined)
}
