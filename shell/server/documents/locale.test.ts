import { expect, test } from '@jest/globals'
import { languages } from '@lonk/shared-api/choices.ts'
import { chooseLocale } from './locale.ts'

const none = {
  cookie: undefined,
  accountLanguage: undefined,
  domainLanguage: undefined,
  acceptLanguage: undefined,
}

test.each([
  ['nothing known', {}, 'nl'],
  [
    'the cookie first',
    { cookie: 'fi', accountLanguage: 'de', domainLanguage: 'fr', acceptLanguage: 'en' },
    'fi',
  ],
  ['then the account', { accountLanguage: 'de', domainLanguage: 'fr', acceptLanguage: 'en' }, 'de'],
  ['then the domain, by its first two letters', { domainLanguage: 'FR_be', acceptLanguage: 'en' }, 'fr'],
  ['then the browser', { acceptLanguage: 'pt, sv;q=0.8, en;q=0.9' }, 'en'],
  ['an unknown cookie is passed over', { cookie: '<script>', acceptLanguage: 'da-DK' }, 'da'],
  ['Norwegian by its old name', { acceptLanguage: 'no' }, 'nb'],
  ['a refused language is not taken', { acceptLanguage: 'de;q=0' }, 'nl'],
])('%s', (_, hints, expected) => {
  expect(chooseLocale({ ...none, ...hints }, languages)).toBe(expected)
})
