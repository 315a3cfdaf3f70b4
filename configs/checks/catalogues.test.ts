import { expect, test } from '@jest/globals'
import { languages } from '../project.ts'
import { catalogueProblems, wordProblems } from './catalogues.ts'
import { houseStyleProblems } from './house-style.ts'
import { productWords } from './product-words.ts'
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

test.each([
  ['pl', 'leden zoeken', 'Szukaj użytkowników', 1],
  ['pl', 'leden zoeken', 'Szukaj osób', 0],
  ['it', 'Geblokkeerde leden', 'Utenti bloccati', 1],
  ['nb', 'Je credits', 'Dine credits', 2],
  ['nb', 'Je credits', 'Kredittene dine', 0],
  ['de', 'Je credits', 'Dein Konto', 1],
  ['de', '{{credits}}', '{{credits}}', 0],
])('in %s "%s" said as "%s" is told %i times for its words', (language, dutch, text, times) => {
  const texts = (said: string) => new Map([['key', said]])
  expect(wordProblems(language, texts(dutch), texts(text))).toHaveLength(times)
})

test('every language has a word for each thing of the product, and uses it', () => {
  expect(Object.keys(productWords).toSorted()).toEqual([...languages].toSorted())
  for (const words of Object.values(productWords)) {
    // A rule that forbids the very word would never be kept.
    for (const { says, never } of Object.values(words)) expect(never?.test(says) ?? false).toBe(false)
  }
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
