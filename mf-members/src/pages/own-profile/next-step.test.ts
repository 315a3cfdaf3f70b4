import { expect, test } from '@jest/globals'
import type { OwnProfile } from '@lonk/shared-api/schemas/profile.ts'
import { ownProfile } from '../../testing/member.ts'
import { photo } from '../../testing/people.ts'
import { nextStep } from './next-step.ts'

const whole = (more: Partial<OwnProfile> = {}): OwnProfile =>
  ownProfile({
    photo_count_public: 1,
    about: 'Ik hou van lange wandelingen met mijn hond.',
    interests: [1, 2, 3],
    hair_colour: 'brown',
    eye_colour: 'blue',
    body_type: 'normal',
    tattoos: 'none',
    relationship_status: 'single',
    reason: 'dating',
    sexuality: 'hetero',
    city: 'Utrecht',
    ...more,
  })

test.each<[string, Partial<OwnProfile>, string, number]>([
  ['a photo before all else', { photo_count_public: 0, about: '' }, 'photo', 30],
  ['a few sentences', { about: '', interests: [] }, 'about', 20],
  ['more sentences', { about: 'Hoi' }, 'about', 10],
  ['one interest more', { interests: [1, 2] }, 'interests', 5],
  ['looks', { hair_colour: null, eye_colour: null }, 'looks', 7],
  ['what somebody is here for', { reason: null }, 'person', 5],
  ['where somebody lives', { city: '' }, 'city', 5],
])('asks for %s', (_, more, name, percent) => {
  const step = nextStep(whole(more))
  expect(step?.name).toBe(name)
  expect(Math.abs((step?.percent ?? 0) - percent)).toBeLessThanOrEqual(1)
})

test('asks for nothing of a whole profile, nor for whom somebody loves', () => {
  expect(nextStep(whole())).toBeNull()
  expect(nextStep(whole({ sexuality: null }))).toBeNull()
})

test('does not ask for a photo while one waits for its verdict', () => {
  const waiting = photo(1, { status: 'pending' })
  expect(nextStep(whole({ photo_count_public: 0, photos: [waiting] }))).toBeNull()
  expect(
    nextStep(whole({ photo_count_public: 0, photos: [{ ...waiting, visibility: 'private' }] }))?.name,
  ).toBe('photo')
})
