import type { GeocodeQuery } from '@lonk/shared-api/calls/content/geocode.schema.ts'

/** Milliseconds for which an earlier position of the device is good enough (docs/product.md, point 9). */
export const positionMaxAge = 3_600_000
/** Milliseconds until a device that does not answer counts as one that does not know. */
const patience = 15_000

/** About a kilometre: enough for a city, too little for a house. */
const rounded = (degrees: number) => Math.round(degrees * 100) / 100

/** Asks the device, and with it the person where the browser wants that. Rejects when denied, unknown or too slow. */
export const currentPosition = (browser: Navigator = navigator): Promise<GeocodeQuery> =>
  new Promise((resolve, reject) => {
    if (!('geolocation' in browser)) return reject(new Error('no geolocation here'))
    browser.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lat: rounded(coords.latitude), lon: rounded(coords.longitude) }),
      reject,
      { maximumAge: positionMaxAge, timeout: patience },
    )
  })
