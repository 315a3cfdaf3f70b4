import { expect, test } from '@jest/globals'
import { completenessOf, type Filled } from './completeness.ts'

const nothing: Filled = {
  about: '',
  hair_colour: null,
  eye_colour: null,
  body_type: null,
  relationship_status: null,
  tattoos: null,
  reason: null,
  sexuality: null,
  city: '',
}

const everything: Filled = {
  about: 'Ik hou van lange wandelingen met mijn hond.',
  hair_colour: 'brown',
  eye_colour: 'blue',
  body_type: 'normal',
  relationship_status: 'single',
  tattoos: 'none',
  reason: 'dating',
  sexuality: 'hetero',
  city: 'Utrecht',
}

test.each<[string, Partial<Filled>, photos: number, interests: number, percent: number]>([
  ['nothing', {}, 0, 0, 0],
  ['a photo', {}, 1, 0, 30],
  ['many photos', {}, 25, 0, 30],
  ['a few words', { about: 'Hoi' }, 0, 0, 10],
  ['two interests', {}, 0, 2, 10],
  ['many interests', {}, 0, 9, 15],
  ['that there are no tattoos', { tattoos: 'none' }, 0, 0, 4],
  ['everything', everything, 1, 3, 100],
])('%s is so much of a profile', (_, said, photos, interests, percent) => {
  expect(completenessOf({ ...nothing, ...said }, photos, interests)).toBe(percent)
})
