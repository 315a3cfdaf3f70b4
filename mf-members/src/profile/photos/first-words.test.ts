import { expect, test } from '@jest/globals'
import { firstWords } from './first-words.ts'

test.each([
  ['Ik lach om mijn eigen grappen. De zee is altijd goed.', 'Ik lach om mijn eigen grappen.'],
  ['Echt waar?! Ja.', 'Echt waar?!'],
  ['Om 8.30 uur op de fiets, en dan weg', 'Om 8.30 uur op de fiets, en dan weg'],
  ['  Twee\nregels  hier', 'Twee regels hier'],
  ['', ''],
])('of %j the first sentence is %j', (about, words) => {
  expect(firstWords(about)).toBe(words)
})

test('a long one ends with a whole word', () => {
  const words = firstWords(`${'wandelen, fietsen en lezen, '.repeat(9)}dat.`)
  expect(words.length).toBeLessThanOrEqual(111)
  expect(words).toMatch(/(?:wandelen|fietsen|en|lezen)…$/)
})

test('one long word is cut', () => {
  expect(firstWords('a'.repeat(500))).toBe(`${'a'.repeat(110)}…`)
})
