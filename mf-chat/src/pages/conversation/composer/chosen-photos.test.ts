import { expect, test } from '@jest/globals'
import { member } from '../../../testing/member.ts'
import { remote } from '../../../testing/remote.ts'
import { chosenPhotos, createChosenPhotos, photoNotes } from './chosen-photos.ts'
import type { PhotoStorage } from './photo-storage.ts'

const dog = new File(['dog'], 'dog.jpg')
const cat = new File(['cat'], 'cat.jpg')

const memory = (): PhotoStorage & { readonly kept: Map<number, File> } => {
  const kept = new Map<number, File>()
  return {
    kept,
    load: async (profileId) => kept.get(profileId) ?? null,
    save: async (profileId, photo) => void kept.set(profileId, photo),
    remove: async (profileId) => void kept.delete(profileId),
    removeAll: async () => kept.clear(),
  }
}

test('a chosen photo outlives a reload, for the profile it was chosen for', async () => {
  const storage = memory()
  createChosenPhotos(storage).choose(7, dog)
  const reloaded = createChosenPhotos(storage)
  await Promise.all([reloaded.recall(7), reloaded.recall(8)])
  expect([reloaded.of(7), reloaded.of(8)]).toEqual([dog, undefined])
})

test('one that was chosen since is not replaced by the kept one', async () => {
  const storage = memory()
  storage.kept.set(7, dog)
  const photos = createChosenPhotos(storage)
  const recalled = photos.recall(7)
  photos.choose(7, cat)
  await recalled
  expect(photos.of(7)).toBe(cat)
})

test('one whose message is on its way is shown and no longer kept, until the message is refused', () => {
  const storage = memory()
  const photos = createChosenPhotos(storage)
  photos.choose(7, dog)
  photos.forgetKept(7)
  expect([photos.of(7), storage.kept.size]).toEqual([dog, 0])
  photos.keepAgain(7)
  expect(storage.kept.get(7)).toBe(dog)
})

test.each(['drop', 'forgetAll'] as const)('%s leaves nothing behind', (act) => {
  const storage = memory()
  const photos = createChosenPhotos(storage)
  photos.choose(7, dog)
  photos[act](7)
  expect([photos.of(7), storage.kept.size]).toEqual([undefined, 0])
})

test('after a session that ended by itself it waits for its member, and not for another one', () => {
  const eva = member()
  remote.share({ user: eva })
  chosenPhotos.choose(7, dog)
  photoNotes.write(7, 'Mijn hond')
  remote.share({ user: null })
  remote.share({ user: eva })
  expect([chosenPhotos.of(7), photoNotes.of(7)]).toEqual([dog, 'Mijn hond'])
  remote.share({ user: null })
  remote.share({ user: { ...eva, id: eva.id + 1 } })
  expect([chosenPhotos.of(7), photoNotes.of(7)]).toEqual([undefined, ''])
})
