import type { Message } from '@lonk/shared-api/schemas/chat.ts'
import type { Services } from '../../services.ts'
import { signedPhotoName } from './photo-links.ts'
import { type PhotoLook, photoView } from './photo-view.ts'

/**
 * A photo of a conversation as the message carries it: with bare names, which open nothing. Whoever hands the
 * message to a session signs them (`withPhotoLinks`). What waits for its review only its sender sees.
 */
export const messagePhoto = (row: PhotoLook | null, own: boolean): Message['photo'] => {
  if (!row || row.status === 'rejected' || row.status === 'deleted') return null
  const hidden = row.status === 'pending' && !own
  return photoView(null, row, {
    access: hidden ? 'locked' : 'open',
    session: null,
    now: new Date(0),
    mainPhotoId: null,
  })
}

type Eyes = { session: string; now: Date }

/** The message with picture names that work for this session and for an hour. */
export const withPhotoLinks = <M extends Pick<Message, 'photo'>>(
  services: Pick<Services, 'config'>,
  message: M,
  { session, now }: Eyes,
): M => {
  const { photo } = message
  if (!photo || photo.locked) return message
  const signed = (name: string | null) => name && signedPhotoName(services, name, session, now)
  return {
    ...message,
    photo: {
      ...photo,
      filename: signed(photo.filename),
      thumb_filename: signed(photo.thumb_filename),
      match: signed(photo.match),
    },
  }
}
