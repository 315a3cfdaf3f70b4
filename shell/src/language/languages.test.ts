import { expect, test } from '@jest/globals'
import { languageNames } from '@lonk/shared-api/choices.ts'
import { isLanguage, offeredLanguages } from './languages.ts'

test('the languages offered depend on the country', () => {
  expect(offeredLanguages('BE', 'nl')).toEqual(['nl', 'fr', 'de'])
  expect(offeredLanguages('CH', 'de')).toEqual(['de', 'it', 'fr', 'en'])
  expect(offeredLanguages('FI', 'fi')).toEqual(['fi', 'sv', 'en'])
})

test('a country without a row, and a visitor without a country, are offered all eleven', () => {
  expect(offeredLanguages('JP', 'nl')).toHaveLength(11)
  expect(offeredLanguages(undefined, 'nl')).toHaveLength(11)
})

test('the language in use is always among them, once', () => {
  expect(offeredLanguages('BE', 'pl')).toEqual(['pl', 'nl', 'fr', 'de'])
  expect(offeredLanguages('BE', 'fr')).toEqual(['nl', 'fr', 'de'])
  expect(offeredLanguages('BE', 'xx')).toEqual(['nl', 'fr', 'de'])
})

test('what a cookie holds is a language only if it is one of ours', () => {
  expect(Object.keys(languageNames).every(isLanguage)).toBe(true)
  for (const wrong of ['xx', 'toString', '', 'NL', null, 7]) expect(isLanguage(wrong)).toBe(false)
})
