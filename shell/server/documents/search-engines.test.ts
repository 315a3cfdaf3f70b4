import { expect, test } from '@jest/globals'
import { testRelease, testRoute } from '../testing/test-store.ts'
import { findable, findableHead } from './search-engines.ts'

const visitor = { host: 'lonk.example', https: true, hasSession: false }
const route = (name: string, path: string) => ({
  row: { ...testRoute({ name, path }), remote: 'mf-landers' },
  params: {},
})

test.each([
  ['the front door', route('index', '/'), '/', true],
  ['a lander', route('landers-gallery-slug', '/landers/gallery/:slug?'), '/landers/gallery/gay', true],
  ['a text of the site', null, '/pages/terms', true],
  ['the list of members', route('members', '/members'), '/members', false],
  ['a member', route('members-id', '/members/:id'), '/members/3', false],
  ['a member’s landing', route('members-id-landing', '/members/:id/landing'), '/members/3/landing', false],
])('%s is found or not', (_, match, path, indexed) => {
  expect(findable({ path, visitor, status: 200, match })).toEqual({
    indexed,
    canonical: `https://lonk.example${path}`,
  })
})

test('what is not there is not found, and neither is what a member sees', () => {
  const match = route('index', '/')
  expect(findable({ path: '/', visitor, status: 404, match: null }).indexed).toBe(false)
  const member = { ...visitor, hasSession: true }
  expect(findable({ path: '/', visitor: member, status: 200, match }).indexed).toBe(false)
})

test('the plain niche is the address without one, as is one with a slash at its end', () => {
  const match = route('landers-gallery-slug', '/landers/gallery/:slug?')
  for (const path of ['/landers/gallery', '/landers/gallery/', '/landers/gallery/plain'])
    expect(findable({ path, visitor, status: 200, match }).canonical).toBe(
      'https://lonk.example/landers/gallery',
    )
})

test('a card can be shown of what is found, and nothing that is in it becomes markup', () => {
  const card = {
    title: 'Kijk "hier" <b>',
    description: 'Een blik',
    siteName: 'Lonk',
    locale: 'nl',
    shell: testRelease('shell'),
    canonical: 'https://lonk.example/',
  }
  const head = findableHead({ ...card, indexed: true })
  expect(head).toContain('<link rel="canonical" href="https://lonk.example/">')
  expect(head).toContain('<meta property="og:title" content="Kijk &quot;hier&quot; &lt;b&gt;">')
  expect(findableHead({ ...card, indexed: false })).toBe('<meta name="robots" content="noindex">')
})
