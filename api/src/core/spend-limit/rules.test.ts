import { describe, expect, it } from '@jest/globals'
import { changeLimit, type Limits, limitsAt } from './rules.ts'

const now = new Date('2026-03-01T12:00:00Z')
const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000)
const euros = (cents: number) => ({ cents, currency: 'EUR' })
const fifty: Limits = { now: euros(5000), pending: null }

describe('a limit of spending', () => {
  it.each([
    ['lower', fifty, euros(2000), null, { now: euros(2000), pending: null }],
    ['the same', fifty, euros(5000), null, { now: euros(5000), pending: null }],
    ['a first one', { now: null, pending: null }, euros(5000), null, { now: euros(5000), pending: null }],
    ['nothing at all', fifty, euros(0), null, { now: euros(0), pending: null }],
    [
      'higher',
      fifty,
      euros(9000),
      null,
      { now: euros(5000), pending: { limit: euros(9000), from: inDays(7) } },
    ],
    ['none', fifty, null, null, { now: euros(5000), pending: { limit: null, from: inDays(7) } }],
    ['none, where the site’s own is lower', fifty, null, euros(4000), { now: null, pending: null }],
    [
      'a first one above the site’s',
      { now: null, pending: null },
      euros(9000),
      euros(4000),
      { now: null, pending: { limit: euros(9000), from: inDays(7) } },
    ],
  ] as const)('%s', (_, limits, wanted, siteDefault, expected) => {
    expect(changeLimit(limits, wanted, siteDefault, now)).toEqual(expected)
  })

  it('in another currency is a raise: nobody can say that it is lower', () => {
    const crowns = { cents: 100, currency: 'SEK' }
    expect(changeLimit(fifty, crowns, null, now)).toEqual({
      now: euros(5000),
      pending: { limit: crowns, from: inDays(7) },
    })
  })

  it('raised twice keeps its day, lowered meanwhile forgets the raise', () => {
    const raised = changeLimit(fifty, euros(9000), null, now)
    expect(changeLimit(raised, euros(9000), null, inDays(3))).toEqual(raised)
    expect(changeLimit(raised, euros(1000), null, inDays(3))).toEqual({ now: euros(1000), pending: null })
  })

  it('counts from its day on', () => {
    const raised = changeLimit(fifty, euros(9000), null, now)
    expect(limitsAt(raised, inDays(6.99)).now).toEqual(euros(5000))
    expect(limitsAt(raised, inDays(7))).toEqual({ now: euros(9000), pending: null })
  })
})
