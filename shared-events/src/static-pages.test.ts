import { expect, test } from '@jest/globals'
import { isKnownPage, staticPageName } from './static-pages.ts'

test.each([
  ['/pages/terms', 'terms'],
  ['/pages/return-policy/', 'return-policy'],
  ['/safety', 'safety'],
  ['/', null],
  ['/pages/', 'pages'],
  ['/pages/Terms', null],
  ['/pages/terms/more', null],
  ['/wp-login.php', null],
  [`/${'x'.repeat(65)}`, null],
])('%s asks for the text %s', (path, name) => {
  expect(staticPageName(path)).toBe(name)
})

test('the texts of the footer are known without asking, others are not', () => {
  expect(['terms', 'privacy', 'cookies', 'ban', 'return-policy', 'faq', 'service'].every(isKnownPage)).toBe(
    true,
  )
  expect(isKnownPage('safety')).toBe(false)
})
