import type { GeocodeAnswer } from '@lonk/shared-api/calls/content/geocode.schema.ts'
import { geocode } from '@lonk/shared-api/calls/content/geocode.ts'
import { api } from '@lonk/shared-api/client.ts'
import { type Bus, bus as siteBus } from '@lonk/shared-events/bus.ts'
import type { StateWriter } from '@lonk/shared-events/state.ts'
import { earlyRequest } from '../overlays/early-requests.ts'
import { followPermission } from './permission.ts'
import { currentPosition } from './position.ts'
import { storedGeocode } from './stored-geocode.ts'

interface Surroundings {
  readonly bus?: Bus
  readonly browser?: Navigator
}

/** The city at the device's position; false where the person, the device or the server does not tell. */
const find = async (browser: Navigator): Promise<GeocodeAnswer> => {
  try {
    return await api.call(geocode, await currentPosition(browser))
  } catch {
    return false
  }
}

/**
 * What the device last said about where it is, for search and sign-up. The device is asked only for a
 * `position-requested`, which remotes publish on a person's own act (docs/product.md, points 4 and 7).
 */
export const keepGeolocation = (state: StateWriter, around: Surroundings = {}): void => {
  const { bus = siteBus, browser = navigator } = around
  state.set('geocode', storedGeocode.get())
  void followPermission((permission) => state.set('geolocationPermission', permission), browser)

  const ask = async () => {
    if (state.get('geocoding')) return
    state.set('geocoding', true)
    const asking = state.get('user')?.id
    const answer = await find(browser)
    // Where somebody was is not for the next member to see: an answer that comes after they have gone leaves nothing.
    if (state.get('user')?.id === asking || asking === undefined) {
      storedGeocode.set(answer)
      state.set('geocode', answer)
    }
    state.set('geocoding', false)
  }
  const early = earlyRequest('position-requested')
  bus.on('position-requested').subscribe(() => void ask())
  if (early) void ask()

  // What is stored goes with all else that is a member's (`session/forget-member.ts`).
  bus.on('logged-out').subscribe(() => state.set('geocode', null))
}
