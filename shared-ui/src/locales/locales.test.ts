import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'

type Texts = { [key: string]: string | Texts }

const flat = (texts: Texts, prefix = ''): Array<[key: string, text: string]> =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value] as [string, string]] : flat(value, `${prefix}${key}.`),
  )

const read = (language: string): Map<string, string> =>
  new Map(flat(JSON.parse(readFileSync(join(import.meta.dirname, `${language}.json`), 'utf8'))))

const placeholders = (text: string) => [...text.matchAll(/\{\{\w+\}\}/g)].map(String).sort()

const languages = ['da', 'de', 'en', 'es', 'fi', 'fr', 'it', 'nb', 'nl', 'pl', 'sv']
const dutch = read('nl')

test('there are eleven languages', () => {
  const files = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.json'))
  expect(files.sort()).toEqual(languages.map((language) => `${language}.json`))
})

describe.each(languages)('%s', (language) => {
  const texts = read(language)

  test('has every text of the Dutch catalogue with the same placeholders', () => {
    const wrong = [...dutch].filter(([key, text]) => {
      const own = texts.get(key)
      return !own || String(placeholders(own)) !== String(placeholders(text))
    })
    expect(wrong).toEqual([])
  })

  test('has every plural form that its numbers up to 100 need, and no other key', () => {
    const rules = new Intl.PluralRules(language)
    const forms = new Set(Array.from({ length: 101 }, (_, count) => rules.select(count)))
    const plurals = [...dutch.keys()]
      .filter((key) => key.endsWith('_other'))
      .map((key) => key.replace('_other', ''))
    const needed = plurals.flatMap((key) => [...forms].map((form) => `${key}_${form}`))
    expect(needed.filter((key) => !texts.has(key))).toEqual([])
    expect([...texts.keys()].filter((key) => !dutch.has(key) && !needed.includes(key))).toEqual([])
  })
})
