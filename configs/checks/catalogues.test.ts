import { expect, test } from '@jest/globals'
import { catalogueProblems } from './catalogues.ts'
import { houseStyleProblems } from './house-style.ts'
import { unusedKeys } from './unused-texts.ts'

test.each([
  ['a missing text', { a: { b: 'x', c: 'y' } }, { a: { b: 'x' } }, ['a.c is missing']],
  ['a text that Dutch does not have', { a: 'x' }, { a: 'x', b: 'y' }, ['b is not in Dutch']],
  ['an empty text', { a: 'x' }, { a: ' ' }, ['a is empty']],
  [
    'another place to fill',
    { a: 'Hoi {{name}}' },
    { a: 'Hi {{nome}}' },
    [expect.stringContaining('other places')],
  ],
  ['other plural forms', { n_one: '1', n_other: '{{count}}' }, { n_one: '1', n_few: '2', n_other: '3' }, []],
  ['the same keys', { a: '{{max}} x' }, { a: 'y {{max}}' }, []],
  ['a place in single braces', { a: '{max} x' }, { a: '{max} y' }, ['a has single braces']],
])('%s is told', (_, dutch, translated, problems) => {
  expect(catalogueProblems(dutch, translated)).toEqual(problems)
})

test.each([
  ['nl', 'Kies uw foto', 1],
  ['nl', 'Je foto en die van je buren', 0],
  ['nl', 'Pagina’s', 1],
  ['de', 'Wenn Sie möchten, hilft Ihnen jemand', 1],
  ['de', 'Deine Meldung. Sie ist angekommen.', 0],
  ['fr', 'Choisissez votre photo', 1],
  ['fr', 'Vous partagez deux centres d’intérêt', 0],
  ['fr', "C'est fait", 1],
  ['it', 'L’e-mail è stata inviata', 0],
])('in %s "%s" is told %i times for how it sounds', (language, text, times) => {
  expect(houseStyleProblems(language, new Map([['key', text]]))).toHaveLength(times)
})

test('a text that the product gives letter for letter stays as it is', () => {
  const texts = new Map([['errors.dob_required', 'Vul uw geboortedatum in']])
  expect(houseStyleProblems('nl', texts)).toEqual([])
})

test.each([
  ["t('a.b')", []],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: source text that holds a template
  ['t(`a.${name}`)', []],
  ["t('mf-chat:a.b')", []],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: likewise
  ['t(`${page}.b`)', []],
  ["t('a')", ['a.b']],
  ["t('a.bc')", ['a.b']],
])('with %s in the sources %j is unused', (sources, unused) => {
  expect(unusedKeys({ a: { b_one: 'x', b_other: 'y' } }, sources)).toEqual(unused)
})
