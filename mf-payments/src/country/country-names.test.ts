import { expect, test } from '@jest/globals'
import { countriesByName } from './country-names.ts'

test.each([
  ['nl', ['België', 'Duitsland', 'Nederland']],
  ['sv', ['Belgien', 'Nederländerna', 'Tyskland']],
])('in %s countries stand by their names there', (locale, expected) => {
  expect(countriesByName(['NL', 'BE', 'DE'], locale).map(({ name }) => name)).toEqual(expected)
})
