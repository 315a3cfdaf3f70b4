import type { Message } from '@lonk/shared-api/schemas/chat.ts'
import type { Selectable } from 'kysely'
import { jsonObjectFrom } from 'kysely/helpers/postgres'
import { messagePhoto } from '../../../core/photos/message-photo.ts'
import { type PhotoLook, photoLookColumns } from '../../../core/photos/photo-view.ts'
import { inLanguage } from '../../../core/settings/translated.ts'
import type { Db } from '../../../database/connection.ts'
import type { ChatTables } from '../../../database/schema/chat.ts'
import type { Translated } from '../../../database/schema/columns.ts'

export type MessageRow = Selectable<ChatTables['messages']> & {
  gift_name: Translated | null
  gift_image: string | null
  sender_fictional: boolean
  photo: PhotoLook | null
}

const photoColumns = photoLookColumns.map((column) => `photos.${column}` as const)

/** Messages with what their view needs; the caller adds its conditions. */
export const selectMessages = (db: Db) =>
  db
    .selectFrom('messages')
    .innerJoin('profiles as sender', 'sender.id', 'messages.sender_profile_id')
    .leftJoin('gifts', 'gifts.id', 'messages.gift_id')
    .selectAll('messages')
    .select(['gifts.name as gift_name', 'gifts.image as gift_image', 'sender.fictional as sender_fictional'])
    .select((eb) =>
      jsonObjectFrom(
        eb.selectFrom('photos').select(photoColumns).whereRef('photos.id', '=', 'messages.photo_id'),
      ).as('photo'),
    )

export type Viewer = {
  profileId: number
  language: string
  /** Both sides allow receipts; without, now or when it was read, it stays "delivered" to its sender. */
  receipts: boolean
}

/** Photo names in it open nothing yet: `withPhotoLinks` signs them for the session that gets the message. */
export const messageView = (row: MessageRow, viewer: Viewer): Message => {
  const own = row.sender_profile_id === viewer.profileId
  return {
    id: row.id,
    conversation_id: row.conversation_id,
    client_id: row.client_id,
    own,
    type: row.type,
    text: row.text,
    photo: messagePhoto(row.photo, own),
    gift:
      row.gift_id !== null && row.gift_name && row.gift_image
        ? { id: row.gift_id, name: inLanguage(row.gift_name, viewer.language), image: row.gift_image }
        : null,
    state: own && row.state === 'read' && (row.read_quietly || !viewer.receipts) ? 'delivered' : row.state,
    operator: row.operator_id !== null || row.sender_fictional,
    // What somebody else paid is nobody's business.
    credits_charged: own ? row.credits_charged : 0,
    created_at: row.created_at.toISOString(),
  }
}
