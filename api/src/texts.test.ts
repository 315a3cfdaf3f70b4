import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, expect, it } from '@jest/globals'
import { languages } from '@lonk/shared-api/schemas/primitives.ts'
import { loadTexts } from './texts.ts'

const dutch = {
  greeting: 'Hoi {{name}}, welkom op {{site}}',
  news_one: '{{count, number}} bericht',
  news_other: '{{count, number}} berichten',
  letter: { subject: 'Nieuws van {{site}}', paragraphs: ['Hoi {{name}},', 'Tot straks.'] },
}
const polish = {
  ...dutch,
  greeting: 'Cześć {{name}}',
  news_one: '{{count, number}} wiadomość',
  news_few: '{{count, number}} wiadomości',
  news_many: '{{count, number}} wiadomości, dużo',
}
const catalogues: Partial<Record<string, object>> = { nl: dutch, pl: polish }

const folder = mkdtempSync(join(tmpdir(), 'texts-'))
for (const language of languages)
  writeFileSync(join(folder, `${language}.json`), JSON.stringify(catalogues[language] ?? {}))
afterAll(() => rmSync(folder, { recursive: true }))

type Catalogue = typeof dutch & { missing?: string }
const textsIn = loadTexts<Catalogue>(pathToFileURL(`${folder}/`))

it.each([
  ['nl', 1, '1 bericht'],
  ['nl', 1234, '1.234 berichten'],
  ['pl', 1, '1 wiadomość'],
  ['pl', 3, '3 wiadomości'],
  ['pl', 5, '5 wiadomości, dużo'],
])('in %s the number %i chooses the form and is written as there', (language, count, text) => {
  expect(textsIn(language)('news', { count })).toBe(text)
})

it('fills every place of a group and of its lists', () => {
  expect(textsIn('nl')('letter', { name: 'Sanne', site: 'Lonk' })).toEqual({
    subject: 'Nieuws van Lonk',
    paragraphs: ['Hoi Sanne,', 'Tot straks.'],
  })
})

it.each(['{{site}}', '$t(letter.subject)', '$& $1', '<b>'])(
  'leaves %s as a stranger has written it',
  (name) => {
    expect(textsIn('nl')('greeting', { name, site: 'Lonk' })).toBe(`Hoi ${name}, welkom op Lonk`)
  },
)

it('takes no name of a place for a setting', () => {
  expect(textsIn('pl')('greeting', { name: 'Ola', lng: 'nl', ns: 'x', defaultValue: 'y' })).toBe('Cześć Ola')
})

it('leaves a place as it is where nothing is given for it', () => {
  expect(textsIn('nl')('greeting')).toBe(dutch.greeting)
  expect(textsIn('nl')('greeting', { name: 'Sanne' })).toBe('Hoi Sanne, welkom op {{site}}')
})

it.each(['de', 'xx', ''])('says in Dutch what it cannot say in "%s"', (language) => {
  expect(textsIn(language)('greeting', { name: 'Sanne', site: 'Lonk' })).toBe('Hoi Sanne, welkom op Lonk')
})

it('says nothing where Dutch has no words either', () => {
  expect(textsIn('nl')('missing')).toBe('')
})
