import { describe, expect, test } from '@jest/globals'
import type { User } from '@lonk/shared-api/schemas/user.ts'
import { headerData } from './header-data.ts'

// Only what the header reads; the rest of a user is of no interest here.
const member = (given: Partial<User>): User =>
  ({ credits: 20, paid_user: true, profile: { name: 'Sanne' }, ...given }) as User
const shown = (given: { user?: User | null; unreadTotal?: number; newLikesTotal?: number; who?: boolean }) =>
  headerData({ user: null, who: true, settings: null, unreadTotal: 0, newLikesTotal: 0, ...given })

describe('the badges of the top navigation', () => {
  test.each([
    [0, ''],
    [1, '1'],
    [99, '99'],
    [100, '99+'],
    [4000, '99+'],
  ])('%i unread messages are shown as "%s"', (unreadTotal, text) => {
    expect(shown({ user: member({}), unreadTotal }).unread).toBe(text)
  })

  test.each([
    [11, '', ''],
    [10, '10', 'warning'],
    [1, '1', 'warning'],
    [0, '0', 'danger'],
  ])('a balance of %i credits is shown as "%s" in the style "%s"', (credits, text, tone) => {
    const data = shown({ user: member({ credits }) })
    expect([data.credits, data.creditsTone]).toEqual([text, tone])
  })

  test('a free member has no credits badge, whatever the balance', () => {
    expect(shown({ user: member({ paid_user: false, credits: 2 }) }).credits).toBe('')
  })

  test('who has a session and is not known yet is no visitor', () => {
    expect(shown({ who: false })).toMatchObject({ audience: 'unknown', userName: '', unread: '' })
    expect(shown({ who: false, user: member({}) }).audience).toBe('paid')
  })

  test('a visitor has no badges at all', () => {
    expect(shown({ unreadTotal: 3, newLikesTotal: 2 })).toMatchObject({
      audience: 'visitor',
      unread: '',
      newLikes: '',
    })
  })
})
