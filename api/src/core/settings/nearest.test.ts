import { expect, it } from '@jest/globals'
import { settingKeys } from './defaults.ts'
import { nearest } from './nearest.ts'

it.each([
  ['mesage_credits', 'message_credits'],
  ['free_conversation', 'free_conversations'],
  ['photo_limit', 'photo_limits'],
  ['minage', 'min_age'],
  ['ses', 'sse'],
])('%s was to be %s', (slip, meant) => {
  expect(nearest(slip, settingKeys)).toBe(meant)
})
