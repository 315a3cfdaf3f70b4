import { expect, test } from '@jest/globals'
import { firstAnswersIn, withFirstAnswers } from './first-answers.ts'

test('what was answered is found in the state that went with the way', () => {
  const answers = { gender: 'female', seeking: 'both' }
  // A browser keeps a copy, as a message between windows would be.
  expect(firstAnswersIn(structuredClone(withFirstAnswers(answers)))).toEqual(answers)
})

test('where another page wrote the state there are none', () => {
  for (const state of [null, undefined, 'signup', { from: '/likes' }, { firstAnswers: 3 }])
    expect(firstAnswersIn(state)).toEqual({})
  expect(firstAnswersIn({ firstAnswers: { gender: 1 } })).toEqual({ gender: undefined, seeking: undefined })
})
