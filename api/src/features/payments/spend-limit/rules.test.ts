import { describe, expect, it } from '@jest/globals'
import { changeLimit, type Limits, limitsAt } from './rules.ts'

const now = new Date('2026-03-01T12:00:00Z')
const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000)
const fifty: Limits = { now: 5000, pending: null }

describe('a limit of spending', () => {
  it.each([
    ['lower', fifty, 2000, null, { now: 2000, pending: null }],
    ['the same', fifty, 5000, null, { now: 5000, pending: null }],
    ['a first one', { now: null, pending: null }, 5000, null, { now: 5000, pending: null }],
    ['nothing at all', fifty, 0, null, { now: 0, pending: null }],
    ['higher', fifty, 9000, null, { now: 5000, pending: { limit: 9000, from: inDays(7) } }],
    ['none', fifty, null, null, { now: 5000, pending: { limit: null, from: inDays(7) } }],
    ['none, where the site’s own is lower', fifty, null, 4000, { now: null, pending: null }],
    [
      'a first one above the site’s',
      { now: null, pending: null },
      9000,
      4000,
      { now: null, pending: { limit: 9000, from: inDays(7) } },
    ],
  ] as const)('%s', (_, limits, wanted, siteDefault, expected) => {
    expect(changeLimit(limits, wanted, siteDefault, now)).toEqual(expected)
  })

  it('raised twice keeps its day, lowered meanwhile forgets the raise', () => {
    const raised = changeLimit(fifty, 9000, null, now)
    expect(changeLimit(raised, 9000, null, inDays(3))).toEqual(raised)
    expect(changeLimit(raised, 1000, null, inDays(3))).toEqual({ now: 1000, pending: null })
  })

  it('counts from its day on', () => {
    const raised = changeLimit(fifty, 9000, null, now)
    expect(limitsAt(raised, inDays(6.99)).now).toBe(5000)
    expect(limitsAt(raised, inDays(7))).toEqual({ now: 9000, pending: null })
  })
})
