import { describe, expect, it } from '@jest/globals'
import { maySend } from './may-send.ts'

describe('who gets which mail', () => {
  it.each([
    ['transactional', [], true],
    ['transactional', ['unsubscribe'], true],
    ['transactional', ['complaint'], true],
    ['transactional', ['bounce'], false],
    ['transactional', ['unsubscribe', 'bounce'], false],
    ['notification', [], true],
    ['notification', ['unsubscribe'], false],
    ['notification', ['complaint'], false],
    ['notification', ['bounce'], false],
    ['probe', ['bounce', 'complaint', 'unsubscribe'], true],
  ] as const)('%s after %j: %s', (kind, reasons, expected) => expect(maySend(kind, reasons)).toBe(expected))
})
