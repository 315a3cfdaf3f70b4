import { describe, expect, it, test } from '@jest/globals'
import { isReadElsewhere, silentExportsOf } from './silent-exports.ts'

describe('silentExportsOf', () => {
  it('names an export without a docstring, and its file', () => {
    const source = '/** What it is for. */\nexport const told = 1\n\nexport interface Silent {}\n'
    expect(silentExportsOf('shared-ui/src/a.ts', source)).toEqual([
      'shared-ui/src/a.ts: Silent has no docstring that says what its type cannot',
    ])
  })

  it.each([
    ['a docstring that says nothing', '/** */\nexport const x = 1\n'],
    ['a docstring of something else', '/** Of the file. */\n\nexport const x = 1\n'],
    ['a remark that is no docstring', '/** Of y. */\nconst y = 1\n/* a remark */\nexport const x = 1\n'],
  ])('does not take %s for one', (_, source) => {
    expect(silentExportsOf('shared-ui/src/a.ts', source)).toHaveLength(1)
  })

  it('asks nothing of what a module keeps to itself', () => {
    expect(silentExportsOf('shared-ui/src/a.ts', 'const own = 1\n')).toEqual([])
  })
})

test.each([
  ['shared-api/src/call.ts', true],
  ['shared-api/src/calls/chat/chat.ts', true],
  ['shared-events/src/bus.ts', true],
  ['shared-ui/src/overlay/modal.tsx', true],
  ['mf-chat/src/pages/chats/chats.page.tsx', true],
  ['mf-chat/src/slots/gift-picker/gift-picker.slot.tsx', true],
  ['mf-chat/src/slots/gift-picker/gift-choice.tsx', false],
  ['shared-api/src/calls/chat/chat.schema.ts', false],
  ['shared-ui/src/button.test.tsx', false],
  ['mf-chat/src/slots/gift-picker/gift-picker.slot.test.tsx', false],
  ['shared-ui/src/button.stories.tsx', false],
  ['shared-ui/src/locales/nl.json', false],
  ['api/src/clock.ts', false],
  ['shell/src/main.ts', false],
])('of %s, it is said that others read its exports: %s', (file, isRead) => {
  expect(isReadElsewhere(file)).toBe(isRead)
})
