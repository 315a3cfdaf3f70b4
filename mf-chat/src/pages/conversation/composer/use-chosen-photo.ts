import { useStore } from '@lonk/shared-events/store.ts'
import { type RefObject, useEffect } from 'react'
import { chosenPhotos } from './chosen-photos.ts'

/**
 * The picture chosen for a profile: in the browser's file dialog, by pasting it into the field or dropping it on the
 * page, or before a reload.
 */
export const useChosenPhoto = (
  profileId: number,
  field: RefObject<HTMLTextAreaElement | null>,
  shut: boolean,
): File | undefined => {
  useEffect(() => void chosenPhotos.recall(profileId), [profileId])

  useEffect(() => {
    const area = field.current
    const take = (event: Event, files: FileList | undefined) => {
      const photo = [...(files ?? [])].find(({ type }) => type.startsWith('image/'))
      if (!photo) return
      event.preventDefault()
      if (!shut) chosenPhotos.choose(profileId, photo)
    }
    const paste = (event: ClipboardEvent) => take(event, event.clipboardData?.files)
    const drop = (event: DragEvent) => take(event, event.dataTransfer?.files)
    // Without this the browser would leave the page to show the file.
    const over = (event: DragEvent) => event.dataTransfer?.types.includes('Files') && event.preventDefault()
    area?.addEventListener('paste', paste)
    document.addEventListener('dragover', over)
    document.addEventListener('drop', drop)
    return () => {
      area?.removeEventListener('paste', paste)
      document.removeEventListener('dragover', over)
      document.removeEventListener('drop', drop)
    }
  }, [profileId, field, shut])

  return useStore({ subscribe: chosenPhotos.subscribe, get: () => chosenPhotos.of(profileId) })
}
