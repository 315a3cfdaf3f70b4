import { newKey } from '@lonk/shared-api/client.ts'
import { writer } from '../../../outbox/writer.ts'

/** Keeps a chosen picture through a reload of its tab. Never rejects: where it cannot, the picture is only in memory. */
export interface PhotoStorage {
  readonly load: (profileId: number) => Promise<File | null>
  readonly save: (profileId: number, photo: File) => Promise<void>
  readonly remove: (profileId: number) => Promise<void>
  readonly removeAll: () => Promise<void>
}

const cacheName = 'mf-chat.photos'
/** A tab knows its own pictures by these, and whose they are; another tab's stay that tab's. */
const placeKey = (profileId: number) => `mf-chat.photo.${writer()}.${profileId}`
const maxAgeMs = 24 * 3600_000

/** In the browser's cache, which takes files of any size; what a closed tab left there goes after a day. */
export const tabPhotoStorage: PhotoStorage = {
  load: async (profileId) => {
    try {
      const cache = await caches.open(cacheName)
      await forgetOld(cache)
      const place = sessionStorage.getItem(placeKey(profileId))
      const blob = place && (await (await cache.match(place))?.blob())
      return blob ? new File([blob], 'photo', { type: blob.type }) : null
    } catch {
      return null
    }
  },
  save: async (profileId, photo) => {
    try {
      const place = `/${cacheName}/${Date.now()}/${newKey()}`
      await (await caches.open(cacheName)).put(place, new Response(photo))
      sessionStorage.setItem(placeKey(profileId), place)
    } catch {
      // Not kept; see above.
    }
  },
  remove: async (profileId) => {
    try {
      const place = sessionStorage.getItem(placeKey(profileId))
      sessionStorage.removeItem(placeKey(profileId))
      if (place) await (await caches.open(cacheName)).delete(place)
    } catch {
      // Nothing was kept either.
    }
  },
  removeAll: async () => {
    try {
      await caches.delete(cacheName)
    } catch {
      // Nothing was kept either.
    }
  },
}

const forgetOld = async (cache: Cache) => {
  for (const request of await cache.keys()) {
    const savedAt = Number(new URL(request.url).pathname.split('/')[2])
    if (Date.now() - savedAt > maxAgeMs) await cache.delete(request)
  }
}
