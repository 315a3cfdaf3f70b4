import { readFileSync } from 'node:fs'
import { describe, expect, it } from '@jest/globals'
import { contracts } from './contracts.ts'
import { errorStatus } from './errors/catalogue.ts'
import { ageOn, dateOfBirth, profileName } from './schemas/account-fields.ts'
import { cleanText, languages } from './schemas/primitives.ts'
import { queryBool, queryIds, queryInt } from './schemas/query.ts'

const textsOf = (language: string): Record<string, string> =>
  JSON.parse(readFileSync(new URL(`./errors/locales/${language}.json`, import.meta.url), 'utf8'))

describe('the error catalogue', () => {
  it.each(languages)(
    'has a text for every code in %s, with the same parameters as the Dutch one',
    (language) => {
      const dutch = textsOf('nl')
      const texts = textsOf(language)
      expect(Object.keys(texts).sort()).toEqual(Object.keys(dutch).sort())
      expect(Object.keys(errorStatus).filter((code) => !texts[code])).toEqual([])
      const parameters = (text = '') => (text.match(/\{\{\w+\}\}/g) ?? []).sort()
      for (const [code, text] of Object.entries(texts))
        expect([code, parameters(text)]).toEqual([code, parameters(dutch[code])])
    },
  )

  it('is the table of docs/api.md, word for word', () => {
    const page = readFileSync(new URL('../../docs/api.md', import.meta.url), 'utf8')
    const table = page.split('## 2.5 Error catalogue')[1]?.split('\n## ')[0] ?? ''
    const rows = [...table.matchAll(/^\| `(\w+)` \| (.*) \|$/gm)].map(([, code = '', said = '']) => [
      code,
      said,
    ])
    expect(rows.length).toBeGreaterThan(80)
    // What the table says of a text besides the text itself is in brackets.
    const asTold = (said = '') => /nl: (.*)\)$/.exec(said)?.[1] ?? said.replace(/★? ?\(.*\)$|★$/, '')
    const dutch = textsOf('nl')
    const inTable = (code: string) => (dutch[code] ?? '').replaceAll('{{', '{').replaceAll('}}', '}')
    const silent = rows.filter(([, said]) => said?.startsWith('(silent')).map(([code]) => code)
    expect(silent).toEqual(['sse_busy', 'pow_required'])
    for (const [code = '', said] of rows.filter(([code]) => !silent.includes(code)))
      expect([code, inTable(code)]).toEqual([code, asTold(said)])
  })

  it('keeps the product’s own words', () => {
    expect(textsOf('nl')).toMatchObject({
      login_failed: 'Login mislukt, probeer opnieuw',
      login_blocked: 'Te veel foute pogingen, account voor {{minutes}} min geblokkeerd.',
      email_exists: 'Dit e-mailadres heeft al een account op deze site.',
      token_invalid: 'Link verlopen of invalide, vraag een nieuwe e-mail aan',
    })
  })
})

describe('the contract', () => {
  it('names every call once', () => {
    const calls = Object.values(contracts).map(({ call }) => `${call.method} ${call.path}`)
    expect(new Set(calls).size).toBe(calls.length)
  })

  it('gives input to GET in the query and to the others in the body', () => {
    for (const contract of Object.values(contracts)) {
      if (contract.call.method === 'GET') expect('body' in contract).toBe(false)
      else expect('query' in contract).toBe(false)
    }
  })
})

describe('fields', () => {
  it.each([
    ['Sanne_34', null],
    ['Zoë.B', null],
    ['Łukasz', null],
    ['Иван_77', null],
    ['ab', 'name_invalid'],
    // A Cyrillic a among Latin letters, invisible letters, a change of the writing direction.
    ['S\u0430nne', 'name_invalid'],
    ['\u3164\u3164\u3164', 'name_invalid'],
    ['Sanne\u115f', 'name_invalid'],
    ['Sanne\u200b', 'name_invalid'],
    ['\u202eennaS', 'name_invalid'],
    ['a b c', 'name_invalid'],
    ['x'.repeat(21), 'name_invalid'],
    ['@sanne', 'name_starts_at'],
    ['sanne@example.test', 'name_equals_email'],
  ])('the name %s gives %s', (name, code) => {
    const result = profileName.safeParse(name)
    expect(result.error?.issues[0]?.message ?? null).toBe(code)
  })

  it.each([
    ['', 'dob_required'],
    ['1990-02-30', 'dob_invalid'],
    ['17-05-1990', 'dob_invalid'],
    ['1990-05-17', null],
  ])('the date of birth "%s" gives %s', (date, code) => {
    expect(dateOfBirth.safeParse(date).error?.issues[0]?.message ?? null).toBe(code)
  })

  it.each([
    ['2000-03-01', '2018-02-28', 17],
    ['2000-03-01', '2018-03-01', 18],
    ['2000-02-29', '2018-02-28', 17],
    ['2000-02-29', '2018-03-01', 18],
  ])('born %s is on %s aged %i', (birth, today, age) => {
    expect(ageOn(birth, today)).toBe(age)
  })

  it('texts lose control characters and keep accents in one form', () => {
    expect(cleanText('  e\u0301e\u0000n\tregel\n ')).toBe('éen\tregel')
  })

  it.each([
    ['spaces without width', '\u200b\u200c\u2060\ufeff'],
    ['joiners, selectors and marks of direction', '\u200d \ufe0f\u202e\u{e0041}'],
    ['letters and cells that are blank', '\u3164\u115f\uffa0 \u2800'],
    ['marks on no letter', '\u0301\u0323'],
    ['soft hyphens', '\u00ad\u00ad'],
  ])('texts of nothing but %s are empty', (_, invisible) => {
    expect(cleanText(invisible)).toBe('')
    expect(cleanText(`${invisible}!`)).toBe(`${invisible}!`.trim().normalize('NFC'))
  })

  it.each(['👩‍👩‍👧', '❤️', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '…', '5', 'é', 'क्षि', 'สวัสดี', '한국어', '❥'])(
    '%s is a text, and stays as it is',
    (text) => {
      expect(cleanText(text)).toBe(text)
    },
  )

  it('a row of marks without end is cut at 30, before it is put in order', () => {
    // Put into order as a whole, this takes minutes.
    expect(cleanText(`a${'\u0301\u0323'.repeat(300_000)}b`)).toHaveLength('ạ́'.length + 28 + 'b'.length)
  })

  it('query parameters are read as what they mean, or refused', () => {
    expect(queryInt(5, 250).parse('25')).toBe(25)
    expect(queryInt(5, 250).safeParse('4').success).toBe(false)
    expect(queryInt(5, 250).safeParse('').success).toBe(false)
    expect(queryBool.parse('1')).toBe(true)
    expect(queryBool.safeParse('perhaps').success).toBe(false)
    expect(queryIds(60).parse('3,9')).toEqual([3, 9])
    expect(queryIds(60).safeParse('3,x').success).toBe(false)
  })
})
