import { expect, test } from '@jest/globals'
import { exampleUser } from '@lonk/shared-api/testing/examples.ts'
import { asksForPhoto } from './photo-rule.ts'

type Photo = Parameters<typeof asksForPhoto>[0]['profile']['photos'][number]

// Only what the rule looks at.
const photo = (given: Partial<Photo>) => ({ visibility: 'public', status: 'active', ...given }) as Photo
const { profile } = exampleUser()
const bare = { ...profile, main_image: null, photos: [] }
const situation = { profile: bare, path: '/members', dismissed: false }

test('a member without a photo is asked for one', () => {
  expect(asksForPhoto(situation)).toBe(true)
})

test.each([
  ['was refused', { status: 'rejected' }],
  ['is private', { visibility: 'private' }],
  ['was sent in a chat', { visibility: 'chat' }],
] as const)('and so is a member whose only photo %s', (_, given) => {
  expect(asksForPhoto({ ...situation, profile: { ...bare, photos: [photo(given)] } })).toBe(true)
})

test.each([
  ['has a main photo', { profile: { ...bare, main_image: photo({}) } }],
  ['waits for the checks of a photo', { profile: { ...bare, photos: [photo({ status: 'pending' })] } }],
  ['has just sent one', { profile: { ...bare, photos: [photo({ status: 'processing' })] } }],
  ['stands on the own profile, where the photos are', { path: '/profile' }],
  ['has closed it before', { dismissed: true }],
])('nobody is asked who %s', (_, change) => {
  expect(asksForPhoto({ ...situation, ...change })).toBe(false)
})
