import { photoMaxBytes } from '@lonk/shared-api/calls/profile/photo-file.ts'
import { uploadPhoto } from '@lonk/shared-api/calls/profile/photos.ts'
import { api, newKey } from '@lonk/shared-api/client.ts'
import { isApiError } from '@lonk/shared-api/errors/api-error.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { type AtOnce, useSendAtOnce } from '../../../send-at-once/use-send-at-once.ts'
import { chosenPhotos } from './chosen-photos.ts'

/**
 * Uploads a picture and then sends the message that carries it. Tried again, it goes on where it stopped: the picture
 * has its own key, and the message stays the same one as long as its words do.
 */
export const useSendPhoto = (profileId: number, file: File, onSent: () => void) => {
  const [key] = useState(newKey)
  const message = useSendAtOnce(profileId, onSent)
  const uploading = useMutation({
    mutationFn: () => api.call(uploadPhoto, { visibility: 'chat' }, { file, idempotencyKey: key }),
  })
  const contentOf = (photoId: number, note: string): AtOnce => ({
    type: 'photo',
    photo_id: photoId,
    ...(note.trim() ? { text: note.trim() } : {}),
  })
  const photoId = uploading.data?.photo.id
  const sendWith = (photoId: number, note: string) => {
    chosenPhotos.forgetKept(profileId)
    message.send(contentOf(photoId, note), {
      onError: (error) => isApiError(error) && isSure(error.status) && chosenPhotos.keepAgain(profileId),
    })
  }

  return {
    tooLarge: file.size > photoMaxBytes,
    send: (note: string) => {
      if (photoId !== undefined) return sendWith(photoId, note)
      uploading.mutate(undefined, { onSuccess: ({ photo }) => sendWith(photo.id, note) })
    },
    /** The warning about a fictional profile was accepted. */
    agreeAndSend: (note: string) => {
      if (photoId !== undefined) message.agreeAndSend(contentOf(photoId, note))
    },
    busy: uploading.isPending || message.busy,
    refusal: uploading.error ?? message.refusal,
  }
}

/** The server has answered that it did not take the message. */
const isSure = (status: number): boolean => status >= 400 && status < 500
