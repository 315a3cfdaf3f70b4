import { describe, expect, it } from '@jest/globals'
import { type DeleteQuestion, deletionOf } from './delete-rule.ts'

const young: DeleteQuestion = {
  scope: 'both',
  own: true,
  state: 'sent',
  handedOver: false,
  open: true,
  receipts: true,
  ageMs: 0,
}
const minutes = (count: number) => count * 60_000

describe('deleting a message', () => {
  it.each([
    [
      'for me is always possible',
      { ...young, scope: 'me', own: false, state: 'read', ageMs: minutes(999) },
      true,
      false,
    ],
    ['for both: an undelivered one gives the credit back', young, true, true],
    ['for both: a delivered one does not', { ...young, state: 'delivered' }, true, false],
    ['for both: nor does one that was handed over unseen', { ...young, handedOver: true }, true, false],
    ['for both: nor does any while the two are apart', { ...young, open: false }, true, false],
    [
      'for both: a read one where reading is nobody’s to know',
      { ...young, state: 'read', handedOver: true, receipts: false },
      true,
      false,
    ],
    ['for both: after exactly 15 minutes', { ...young, ageMs: minutes(15) }, true, true],
    [
      'for both: a held one, however old, and nothing was charged',
      { ...young, state: 'held', ageMs: minutes(60) },
      true,
      false,
    ],
  ] as const)('%s', (_, question, allowed, release) => {
    expect(deletionOf(question)).toEqual({ allowed, release })
  })

  it.each([
    ['for both: not somebody else’s', { ...young, own: false }],
    ['for both: not once read', { ...young, state: 'read' }],
    ['for both: not after 15 minutes', { ...young, ageMs: minutes(15) + 1 }],
    ['for both: not twice', { ...young, state: 'deleted' }],
  ] as const)('%s', (_, question) => {
    expect(deletionOf(question)).toEqual({ allowed: false })
  })
})
