import { expect, test } from '@jest/globals'
import { noTraits } from '@lonk/shared-api/traits.ts'
import { changesOf, type Draft } from './draft.ts'

const before: Draft = {
  name: 'Sanne_34',
  about: '',
  seeking: 'male',
  date_of_birth: '1990-03-14',
  region_id: null,
  city_id: null,
  ...noTraits,
  relationship_status: 'single',
  show_on_landers: false,
  interests: [3, 9],
}

test('nothing changed is nothing to send', () => {
  expect(changesOf(before, { ...before, interests: [3, 9] })).toEqual({})
})

test('sends what differs, a choice that was taken back as null', () => {
  expect(changesOf(before, { ...before, about: 'Hoi', relationship_status: null, interests: [3] })).toEqual({
    about: 'Hoi',
    relationship_status: null,
    interests: [3],
  })
})

test('a sexuality and a text are taken back like any other choice', () => {
  const said: Draft = { ...before, about: 'Hoi', sexuality: 'bi' }
  expect(changesOf(said, { ...said, about: '', sexuality: null })).toEqual({ about: '', sexuality: null })
})

test('a date of birth that was not touched is not sent: after the activation that would be refused', () => {
  expect(changesOf(before, { ...before, about: 'Hoi' })).not.toHaveProperty('date_of_birth')
  expect(changesOf(before, { ...before, date_of_birth: '1991-03-14' })).toEqual({
    date_of_birth: '1991-03-14',
  })
})
