import { expect, test } from '@jest/globals'
import { dueNotices, type NoticeSituation } from './notices.ts'

const photo = { visibility: 'public', status: 'active' } as const
const terms_version = '2024-05-01T12:00:00Z'
const profile = { status: 'active', main_image: {}, photos: [] } as const
const user = {
  status: 'active',
  notifications_disabled: [],
  paid_user: false,
  terms_version,
  terms_accepted_version: terms_version,
  profile,
} as const
const situation: NoticeSituation = { user, timeBonusEnds: null, path: '/members' }
const unconfirmed = { ...user, status: 'not_confirmed', profile: { ...profile, status: 'disabled' } } as const
const bare = { ...profile, main_image: null, photos: [] }

test('a member with whom all is well gets none', () => {
  expect(dueNotices(situation)).toEqual([])
})

test('an unconfirmed member is reminded of the address', () => {
  expect(dueNotices({ ...situation, user: unconfirmed })).toEqual(['activation'])
})

test.each([
  ['whose profile is not disabled', { user: { ...unconfirmed, profile } }],
  ['to whom no mail can be sent', { user: { ...unconfirmed, notifications_disabled: ['bounce'] } }],
  ['on the sign-up page', { user: unconfirmed, path: '/signup' }],
  ['on the settings', { user: unconfirmed, path: '/profile' }],
  ['on the notifications page', { user: unconfirmed, path: '/notifications' }],
] as const)('nobody is reminded of it %s', (_, change) => {
  expect(dueNotices({ ...situation, ...change })).not.toContain('activation')
})

test('who gets no mail any more is told', () => {
  const change = { user: { ...user, notifications_disabled: ['bounce'] } } as const
  expect(dueNotices({ ...situation, ...change })).toEqual(['notifications'])
})

test.each([
  ['none', null, true],
  ['an older version', '2023-12-01T12:00:00Z', true],
  ['this version', terms_version, false],
  ['this version, written otherwise', '2024-05-01T12:00:00.000Z', false],
])('whoever accepted %s of the terms is asked: %p', (_, terms_accepted_version, asked) => {
  const due = dueNotices({ ...situation, user: { ...user, terms_accepted_version } })
  expect(due.includes('terms')).toBe(asked)
})

test('a member without a photo is asked for one', () => {
  expect(dueNotices({ ...situation, user: { ...user, profile: bare } })).toEqual(['photo'])
})

test.each(['/credits', '/credits/1/ideal'])('nobody is called away from %s for one', (path) => {
  expect(dueNotices({ ...situation, user: { ...user, profile: bare }, path })).toEqual([])
})

test.each([
  ['was refused', { status: 'rejected' }],
  ['is private', { visibility: 'private' }],
  ['was sent in a chat', { visibility: 'chat' }],
] as const)('and so is a member whose only photo %s', (_, given) => {
  const change = { user: { ...user, profile: { ...bare, photos: [{ ...photo, ...given }] } } }
  expect(dueNotices({ ...situation, ...change })).toContain('photo')
})

test.each([
  ['waits for the checks of a photo', { profile: { ...bare, photos: [{ ...photo, status: 'pending' }] } }],
  ['has just sent one', { profile: { ...bare, photos: [{ ...photo, status: 'processing' }] } }],
] as const)('nobody is asked for one who %s', (_, change) => {
  expect(dueNotices({ ...situation, user: { ...user, ...change } })).not.toContain('photo')
})

test.each(['/members/7', '/likes/m/7', '/credits/3', '/credits/3/ideal'])(
  'nothing is asked or told above %s',
  (path) => {
    const all = { user: { ...unconfirmed, profile: bare }, timeBonusEnds: '2030-01-01T00:00:00Z', path }
    expect(dueNotices(all)).toEqual([])
  },
)

test('nobody is asked for one on the own profile, where the photos are', () => {
  expect(dueNotices({ ...situation, user: { ...user, profile: bare }, path: '/profile' })).toEqual([])
})

test.each([
  ['sees its end', {}, true],
  ['has paid', { user: { ...user, paid_user: true } }, false],
  ['has none any more', { timeBonusEnds: null }, false],
  ['stands among the bundles, which count down themselves', { path: '/credits/1' }, false],
  ['stands on the premium page, which does so too', { path: '/premium' }, false],
])('of the welcome bonus a free member %s: %p', (_, change, shown) => {
  const due = dueNotices({ ...situation, timeBonusEnds: '2026-03-01T12:00:00Z', ...change })
  expect(due.includes('bonus')).toBe(shown)
})
