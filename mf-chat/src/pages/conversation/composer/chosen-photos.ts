import { bus } from '@lonk/shared-events/bus.ts'
import { pictureNotes } from '@lonk/shared-events/storage-register.ts'
import { createStore } from '@lonk/shared-events/store.ts'
import { createDrafts } from '../../../outbox/drafts.ts'
import { onOtherWriter, writer } from '../../../outbox/writer.ts'
import { type PhotoStorage, tabPhotoStorage } from './photo-storage.ts'

type Photos = ReadonlyMap<number, File>

/** The picture that was chosen for a profile and is not sent yet; it outlives a reload as the typed words do. */
export const createChosenPhotos = (storage: PhotoStorage) => {
  const store = createStore<Photos>(new Map())
  const change = (edit: (photos: Map<number, File>) => void) => {
    const next = new Map(store.get())
    edit(next)
    store.set(next)
  }
  return {
    subscribe: store.subscribe,
    of: (profileId: number): File | undefined => store.get().get(profileId),
    choose: (profileId: number, photo: File) => {
      change((photos) => photos.set(profileId, photo))
      void storage.save(profileId, photo)
    },
    drop: (profileId: number) => {
      change((photos) => photos.delete(profileId))
      void storage.remove(profileId)
    },
    /** Takes up what was chosen before a reload; what has been chosen since stays. */
    recall: async (profileId: number) => {
      const kept = await storage.load(profileId)
      if (kept && !store.get().has(profileId)) change((photos) => photos.set(profileId, kept))
    },
    /** The message with it is on its way: a second one after a reload would be paid twice. */
    forgetKept: (profileId: number) => void storage.remove(profileId),
    /** The message was refused, so it can be sent after a reload as well. */
    keepAgain: (profileId: number) => {
      const photo = store.get().get(profileId)
      if (photo) void storage.save(profileId, photo)
    },
    forgetAll: () => {
      store.set(new Map())
      void storage.removeAll()
    },
  }
}

export const chosenPhotos = createChosenPhotos(tabPhotoStorage)

/** The few words with it. */
export const photoNotes = createDrafts(pictureNotes, writer)

const forgetAll = () => {
  chosenPhotos.forgetAll()
  photoNotes.forgetAll()
}
onOtherWriter(forgetAll)
// A session that ended by itself comes back, in this page to the chosen picture too.
bus.on('logged-out').subscribe(({ reason }) => reason === 'own-act' && forgetAll())
