import { expect, test } from '@jest/globals'
import { readMessage } from './render-messages.ts'

test.each([
  { kind: 'opened' },
  { kind: 'late', id: 1 },
  { kind: 'failed', id: 1, why: 'no heart' },
  { kind: 'rendered', id: 1, page: { html: '<p>a</p>', css: '' } },
  { kind: 'rendered', id: 1 },
])('%j is understood', (message) => {
  expect(readMessage(JSON.stringify(message))).toEqual(message)
})

test.each([
  'null',
  '[]',
  'no JSON',
  '',
  '{"cmd":"NODE_HANDLE_ACK"}',
  '{"kind":"rendered"}',
  '{"kind":"rendered","id":"1"}',
  '{"kind":"failed","id":1}',
  `{"kind":"broken","why":"${'a'.repeat(301)}"}`,
])('%s is not', (line) => {
  expect(readMessage(line)).toBeNull()
})
