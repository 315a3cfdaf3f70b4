import { expect, test } from '@jest/globals'
import { readRendered } from './rendered-page.ts'

const page = { html: '<ul><li>Sanne &lt;script&gt;</li></ul>', css: '.a{color:red}' }

test('markup and rules are taken as they are; what somebody wrote is text', () => {
  expect(readRendered(page)).toEqual(page)
})

test.each([
  ['a script', { ...page, html: '<p>a</p><script>alert(1)</script>' }, 'a page has no <script>'],
  ['a frame', { ...page, html: '<IFRAME src="/x"></IFRAME>' }, 'a page has no <IFRAME>'],
  ['another base', { ...page, html: '<base href="https://example.com">' }, 'a page has no <base>'],
  ['rules that end their element', { ...page, css: '</style><p>' }, 'the rules end their element'],
  ['nothing', { html: '', css: '' }, 'no markup, or too much of it'],
  ['far too much', { html: 'a'.repeat(1_000_001), css: '' }, 'no markup, or too much of it'],
  ['no page at all', 'a page', 'no markup, or too much of it'],
])('%s is refused', (_, message, problem) => {
  expect(readRendered(message)).toEqual({ problem })
})
