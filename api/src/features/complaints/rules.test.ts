import { describe, expect, it } from '@jest/globals'
import { appealUntil, needsAddress, priorityOf, targetOf } from './rules.ts'

describe('a complaint', () => {
  it.each([
    ['minor', 1],
    ['threat', 1],
    ['scam', 2],
    ['harassment', 2],
    ['service', 3],
  ] as const)('about %s has priority %i', (category, priority) => expect(priorityOf(category)).toBe(priority))

  it.each([
    [{ profile_id: 7 }, { type: 'profile', id: 7, url: null }],
    [{ message_id: 7 }, { type: 'message', id: 7, url: null }],
    [{ photo_id: 7 }, { type: 'photo', id: 7, url: null }],
    [{ url: 'https://x.test/' }, { type: 'url', id: null, url: 'https://x.test/' }],
    [{}, { type: 'site', id: null, url: null }],
    [{ profile_id: 7, photo_id: 8 }, null],
  ])('%j is about %j', (body, target) => expect(targetOf(body)).toEqual(target))

  it('of a visitor needs an address, unless a minor is in danger', () => {
    expect(needsAddress('scam', false)).toBe(true)
    expect(needsAddress('minor', false)).toBe(false)
    expect(needsAddress('scam', true)).toBe(false)
  })

  it('can be appealed for six months', () => {
    expect(appealUntil(new Date('2026-01-15T10:00:00Z')).toISOString()).toBe('2026-07-15T10:00:00.000Z')
  })
})
