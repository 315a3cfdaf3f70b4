import { expect, test } from '@jest/globals'
import { fromDocument, toDocument } from './document-remotes.ts'
import type { BrowserRemote } from './registry.ts'

const remote = (change: Partial<BrowserRemote> = {}): BrowserRemote => ({
  name: 'mf-members',
  version: '1',
  owner: 'team-members',
  entry: '/r/mf-members/1/remoteEntry.js',
  integrity: 'sha256-x',
  faultClass: 'primary',
  routes: [
    ['index', '/', 'index', 'default', 'everybody', 'article'],
    ['members-id', '/members/:id', 'profile', 'default', 'everybody', 'profile'],
    ['landers-gallery-slug', '/landers/gallery/:slug(she|gay)?', 'gallery', 'lander', 'everybody', 'article'],
    ['likes', '/likes', 'likes', 'default', 'members', 'grid', { nl: 'Likes' }],
    ['likes-of-old', '/likes/m/:id', 'profile', 'default', 'everybody', 'profile'],
  ],
  slots: [],
  ...change,
})

test('a document carries nothing of a remote that the rest of it says', () => {
  const { owner, entry, faultClass, routes } = toDocument(remote())
  expect([owner, faultClass]).toEqual([undefined, undefined])
  expect(entry).toBe('remoteEntry.js')
  expect(routes.map(([first]) => first)).toEqual([
    '/',
    '/members/:id',
    '/landers/gallery/:slug(she|gay)?',
    '/likes',
    'likes-of-old',
  ])
})

test.each([
  ['of this site', remote()],
  ['of other people and another class', remote({ owner: 'the-few', faultClass: 'regular' })],
  ['that somebody tries from their own server', remote({ entry: 'http://localhost:5000/remoteEntry.js' })],
])('the shell has a remote %s back as it was', (_, whole) => {
  expect(fromDocument(JSON.parse(JSON.stringify(toDocument(whole))))).toEqual(whole)
})

test('a remote that a document carries whole stays whole', () => {
  expect(fromDocument(remote())).toEqual(remote())
})
