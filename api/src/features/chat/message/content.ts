import { apiError } from '../../../errors.ts'
import { giftTextLength } from './charge.ts'

type Draft = { type: 'text' | 'photo' | 'gift' | 'icebreaker'; text?: string | undefined }

const length = (text: string) => Array.from(text).length

/** The text that a message of a member carries; refuses what is empty or too long. */
export const textOf = ({ type, text }: Draft, messageLength: number): string | null => {
  if (type === 'icebreaker') return null
  const max = type === 'text' ? messageLength : giftTextLength
  if (text !== undefined && length(text) > max) throw apiError('message_too_long', { max })
  if (type === 'text' && !text) throw apiError('message_empty')
  return text || null
}
