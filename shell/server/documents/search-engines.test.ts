import { expect, test } from '@jest/globals'
import { testRelease, testRoute } from '../testing/test-store.ts'
import { findable, findableHead } from './search-engines.ts'

const visitor = { host: 'lonk.example', https: true, hasSession: false }
const alone = { domain: 'lonk.example', domains: [{ host: 'lonk.example', language: null }] }
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
  expect(findable({ ...alone, path, visitor, status: 200, match })).toEqual({
    indexed,
    canonical: `https://lonk.example${path}`,
    alternates: [],
  })
})

test('what is not there is not found, and neither is what a member sees', () => {
  const match = route('index', '/')
  expect(findable({ ...alone, path: '/', visitor, status: 404, match: null }).indexed).toBe(false)
  const member = { ...visitor, hasSession: true }
  expect(findable({ ...alone, path: '/', visitor: member, status: 200, match }).indexed).toBe(false)
})

test('the plain niche is the address without one, as is one with a slash at its end', () => {
  const match = route('landers-gallery-slug', '/landers/gallery/:slug?')
  for (const path of ['/landers/gallery', '/landers/gallery/', '/landers/gallery/plain'])
    expect(findable({ ...alone, path, visitor, status: 200, match }).canonical).toBe(
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
    alternates: [],
    image: null,
  }
  const head = findableHead({ ...card, indexed: true })
  expect(head).toContain('<link rel="canonical" href="https://lonk.example/">')
  expect(head).toContain('<meta property="og:title" content="Kijk &quot;hier&quot; &lt;b&gt;">')
  expect(head).toContain('assets/icon-512.png">')
  const pictured = findableHead({ ...card, indexed: true, image: '/r/mf-landers/1/social/gallery.gay.png' })
  expect(pictured).toContain(
    '<meta property="og:image" content="https://lonk.example/r/mf-landers/1/social/gallery.gay.png">',
  )
  expect(pictured).toContain('<meta name="twitter:card" content="summary_large_image">')
  expect(findableHead({ ...card, indexed: false })).toBe('<meta name="robots" content="noindex">')
})

const gallery = route('landers-gallery-slug', '/landers/gallery/:slug?')
const shown = { path: '/landers/gallery/gay/', visitor, status: 200, match: gallery }

test('a page names itself on the hosts of other languages, and on the one for everybody else', () => {
  const domains = [
    { host: 'lonk.example', language: null },
    { host: 'lonk-de.example', language: 'de' },
    { host: 'lonk-fr.example', language: 'fr' },
  ]
  const found = findable({ ...shown, domain: 'lonk.example', domains })
  expect(Object.fromEntries(found.alternates.map(({ language, address }) => [language, address]))).toEqual({
    null: 'https://lonk.example/landers/gallery/gay',
    de: 'https://lonk-de.example/landers/gallery/gay',
    fr: 'https://lonk-fr.example/landers/gallery/gay',
  })
  const card = {
    title: '',
    description: '',
    siteName: '',
    locale: 'nl',
    shell: testRelease('shell'),
    image: null,
  }
  const head = findableHead({ ...found, ...card })
  expect(head).toContain(
    '<link rel="alternate" hreflang="x-default" href="https://lonk.example/landers/gallery/gay">',
  )
  expect(head).toContain(
    '<link rel="alternate" hreflang="de" href="https://lonk-de.example/landers/gallery/gay">',
  )
})

test('of two hosts for one language the one that was asked speaks for it, port and all', () => {
  const domains = ['a.example', 'b.example', 'c.example'].map((host) => ({ host, language: 'de' }))
  const asked = { ...visitor, host: 'b.example:8443' }
  const twice = findable({ ...shown, visitor: asked, domain: 'b.example', domains })
  expect(twice.alternates).toEqual([])
  const more = [...domains, { host: 'd.example', language: 'fr' }]
  const found = findable({ ...shown, visitor: asked, domain: 'b.example', domains: more })
  expect(found.alternates.find(({ language }) => language === 'de')?.address).toBe(
    'https://b.example:8443/landers/gallery/gay',
  )
})
