import { inLanguage } from '../../../core/settings/translated.ts'
import type { Db } from '../../../database/connection.ts'
import { fieldError } from '../../../errors.ts'
import type { Chargeable } from './charge.ts'
import { textOf } from './content.ts'

export type MessageDraft = {
  type: 'text' | 'photo' | 'gift' | 'icebreaker'
  text?: string | undefined
  photo_id?: number | undefined
  gift_id?: number | undefined
  icebreaker_id?: number | undefined
}

/** What will be stored, and what it is charged as. */
export type Content = {
  text: string | null
  photo_id: number | null
  gift_id: number | null
  chargeable: Chargeable
}

export const contentOf = async (
  db: Db,
  draft: MessageDraft,
  { profileId, messageLength, language }: { profileId: number; messageLength: number; language: string },
): Promise<Content> => {
  const text = textOf(draft, messageLength)
  if (draft.type === 'gift') return giftContent(db, draft.gift_id, text)
  if (draft.type === 'icebreaker') return icebreakerContent(db, draft.icebreaker_id, language)
  if (draft.type === 'photo') return photoContent(db, profileId, draft.photo_id, text)
  return { text, photo_id: null, gift_id: null, chargeable: { type: draft.type } }
}

/** Only one's own, and none that was refused. */
const photoContent = async (
  db: Db,
  profileId: number,
  id: number | undefined,
  text: string | null,
): Promise<Content> => {
  if (id === undefined) throw fieldError('photo_id', 'field_required')
  const photo = await db
    .selectFrom('photos')
    .select('id')
    .where('id', '=', id)
    .where('profile_id', '=', profileId)
    .where('status', 'in', ['processing', 'pending', 'active'])
    .executeTakeFirst()
  if (!photo) throw fieldError('photo_id', 'field_invalid')
  return { text, photo_id: photo.id, gift_id: null, chargeable: { type: 'photo' } }
}

const giftContent = async (db: Db, id: number | undefined, text: string | null): Promise<Content> => {
  if (id === undefined) throw fieldError('gift_id', 'field_required')
  const gift = await db
    .selectFrom('gifts')
    .select(['id', 'credits'])
    .where('id', '=', id)
    .where('active', '=', true)
    .executeTakeFirst()
  if (!gift) throw fieldError('gift_id', 'field_invalid')
  return { text, photo_id: null, gift_id: gift.id, chargeable: { type: 'gift', gift_credits: gift.credits } }
}

const icebreakerContent = async (db: Db, id: number | undefined, language: string): Promise<Content> => {
  if (id === undefined) throw fieldError('icebreaker_id', 'field_required')
  const line = await db
    .selectFrom('icebreakers')
    .select('text')
    .where('id', '=', id)
    .where('active', '=', true)
    .executeTakeFirst()
  if (!line) throw fieldError('icebreaker_id', 'field_invalid')
  return {
    text: inLanguage(line.text, language),
    photo_id: null,
    gift_id: null,
    chargeable: { type: 'icebreaker' },
  }
}
