import { beforeEach, expect, test } from '@jest/globals'
import { findQuestions } from './find-questions.ts'

const question = (title: string, answer: string) =>
  `<details><summary><h3>${title}</h3></summary><div><p>${answer}</p></div></details>`

const text = document.createElement('div')
beforeEach(() => {
  text.innerHTML = [
    '<p>Vooraf</p>',
    '<h2>Betalen</h2>',
    question('Wat kost een bericht?', 'Eén credit.'),
    question('Verlopen credits?', 'Nee.'),
    '<h2>Stoppen</h2>',
    question('Hoe stop ik?', 'Bij je instellingen.'),
  ].join('')
})

const seen = () =>
  [...text.querySelectorAll<HTMLElement>('h2, details')]
    .filter(({ hidden }) => !hidden)
    .map((element) => element.querySelector('h3')?.textContent ?? element.textContent)

test('leaves the questions with every word, in their groups and opened, whatever the accents', () => {
  expect(findQuestions(text, 'CREDIT een')).toBe(1)
  expect(seen()).toEqual(['Betalen', 'Wat kost een bericht?'])
  expect(text.querySelector('details')?.open).toBe(true)
})

test('says when there is none', () => {
  expect(findQuestions(text, 'paarden')).toBe(0)
  expect(seen()).toEqual([])
})

test('gives all of them back, folded', () => {
  findQuestions(text, 'credit')
  expect(findQuestions(text, ' ')).toBe(3)
  expect(seen()).toHaveLength(5)
  expect(text.querySelector('details[open]')).toBeNull()
})
