import { expect, test } from '@jest/globals'
import { templatePlaceholders } from '@lonk/shared-events/document-template.ts'
import { testUser } from '../testing/answers.ts'
import { jsonForScript } from './escape.ts'
import { fillMarkup, fillStyle, fillText, placeholderValues } from './placeholders.ts'

const source = {
  assets: '/r/shell/v',
  siteName: 'Lonk',
  user: testUser,
  unreadTotal: 0,
  newLikesTotal: 0,
  company: null,
}

test('a member’s words never become markup', () => {
  const filled = fillMarkup(`<b title="${templatePlaceholders.userName}">`, placeholderValues(source))
  expect(filled).toBe('<b title="&lt;b&gt;Sanne&lt;/b&gt;">')
})

test('a name that looks like a place is not filled again', () => {
  const user = { ...testUser, profile: { ...testUser.profile, name: templatePlaceholders.credits } }
  expect(fillText(templatePlaceholders.userName, placeholderValues({ ...source, user }))).toBe(
    templatePlaceholders.credits,
  )
})

test('styles get the address of the assets and nothing of a member', () => {
  const rules = `url(${templatePlaceholders.assets}/f.woff2)${templatePlaceholders.userName}`
  expect(fillStyle(rules, placeholderValues(source))).toBe('url(/r/shell/v/f.woff2)')
})

test.each([
  [0, ''],
  [99, '99'],
  [100, '99+'],
])('%s unread messages are shown as "%s"', (unreadTotal, shown) => {
  expect(placeholderValues({ ...source, unreadTotal }).unread).toBe(shown)
})

test.each([
  [11, '', ''],
  [10, '10', 'warning'],
  [0, '0', 'danger'],
])('a balance of %s is shown as "%s" in tone "%s"', (credits, shown, tone) => {
  const values = placeholderValues({ ...source, user: { ...testUser, credits } })
  expect([values.credits, values.creditsTone]).toEqual([shown, tone])
})

test('data in a script element cannot end it', () => {
  const text = jsonForScript({ about: '</script><!--' })
  expect(text).not.toContain('<')
  expect(JSON.parse(text)).toEqual({ about: '</script><!--' })
})
