import { newKey } from '@lonk/shared-api/client.ts'
import { chosenPictures, pictureNames } from '@lonk/shared-events/storage-register.ts'
import { asText, createStored, forgetStored } from '@lonk/shared-events/stored.ts'
import { createStoredFiles, forgetFiles } from '@lonk/shared-events/stored-files.ts'
import { writer } from '../../../outbox/writer.ts'

/**
 * Keeps a chosen picture through a reload of its tab. Never rejects: where it cannot, the picture is only in memory.
 */
export interface PhotoStorage {
  readonly load: (profileId: number) => Promise<File | null>
  readonly save: (profileId: number, photo: File) => Promise<void>
  readonly remove: (profileId: number) => Promise<void>
  readonly removeAll: () => Promise<void>
}

const files = createStoredFiles(chosenPictures)
/** By these a tab knows its own pictures, and whose they are; it leaves another tab's alone. */
const nameOf = (profileId: number) => createStored(pictureNames, asText, `${writer()}.${profileId}`)
const maxAgeMs = chosenPictures.days * 24 * 3600_000

/** In the browser's cache, which takes files of any size; what a closed tab left there is deleted after a day. */
export const tabPhotoStorage: PhotoStorage = {
  load: async (profileId) => {
    await forgetOld()
    const path = nameOf(profileId).get()
    const blob = path && (await files.get(path))
    return blob ? new File([blob], 'photo', { type: blob.type }) : null
  },
  save: async (profileId, photo) => {
    const path = `/${chosenPictures.key}/${Date.now()}/${newKey()}`
    if (await files.put(path, photo)) nameOf(profileId).set(path)
  },
  remove: async (profileId) => {
    const path = nameOf(profileId).get()
    nameOf(profileId).remove()
    if (path) await files.remove(path)
  },
  removeAll: async () => {
    forgetStored(pictureNames)
    await forgetFiles(chosenPictures)
  },
}

const forgetOld = async () => {
  for (const path of await files.paths()) {
    const savedAt = Number(path.split('/')[2])
    if (Date.now() - savedAt > maxAgeMs) await files.remove(path)
  }
}
