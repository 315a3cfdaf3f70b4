import { expect, test } from '@jest/globals'
import { pathToFollow } from './site-links.ts'

const clickOn = (html: string, init: MouseEventInit = {}) => {
  document.body.innerHTML = html
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init })
  document.body.querySelector('a, p')?.dispatchEvent(event)
  return event
}

test('a link of our own is followed inside the site', () => {
  expect(pathToFollow(clickOn('<a href="/pages/privacy">x</a>'))).toBe('/pages/privacy')
})

test.each([
  ['of another site', '<a href="https://example.test/">x</a>', {}],
  ['to a heading', '<a href="#wie">x</a>', {}],
  ['to a mail', '<a href="mailto:a@example.test">x</a>', {}],
  ['for a new tab', '<a href="/pages/privacy">x</a>', { ctrlKey: true }],
  ['by the middle button', '<a href="/pages/privacy">x</a>', { button: 1 }],
  ['on no link', '<p>x</p>', {}],
])('a click %s is the browser’s own', (_, html, init) => {
  expect(pathToFollow(clickOn(html, init))).toBeNull()
})
