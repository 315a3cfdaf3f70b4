import { expect, test } from '@jest/globals'
import { isEmojiOnly } from './emoji-only.ts'

test.each(['☕', '😂😂', '❤️', '👍🏽', '👩‍❤️‍👨', '🇳🇱 🧡', '😀\n😀 😀'])(
  '%j is nothing but a few emoji',
  (text) => expect(isEmojiOnly(text)).toBe(true),
)

test.each(['', ' ', 'Hoi 😀', '😀!', '😀😀😀😀', '12', '#', '©x', `${'😀 '.repeat(500)}x`])(
  '%j is not',
  (text) => expect(isEmojiOnly(text)).toBe(false),
)
