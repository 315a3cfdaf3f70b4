import { expect, test } from '@jest/globals'
import { countriesByName } from './country-names.ts'

test('countries stand in the order of their names, in the language of the reader', () => {
  const codes = ['AT', 'DE', 'ES', 'NL', 'SE']
  expect(countriesByName(codes, 'nl').map(({ name }) => name)).toEqual([
    'Duitsland',
    'Nederland',
    'Oostenrijk',
    'Spanje',
    'Zweden',
  ])
  // Ö comes with O in German, and after Z in Swedish.
  expect(countriesByName(codes, 'de').map(({ code }) => code)).toEqual(['DE', 'NL', 'AT', 'SE', 'ES'])
  expect(countriesByName(codes, 'sv').map(({ code }) => code)).toEqual(['NL', 'ES', 'SE', 'DE', 'AT'])
})
