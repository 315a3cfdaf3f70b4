import { expect, test } from '@jest/globals'
import { structuredData } from './structured-data.ts'

const page = {
  findable: { indexed: true, canonical: 'https://lonk.example/landers/gallery', alternates: [] },
  title: 'Aan deze muur </script><script>alert(1)</script>',
  description: 'Een blik',
  siteName: 'Lonk',
  locale: 'nl',
  company: null,
  nonce: 'n0nce',
}
const company = {
  name: 'Lonk B.V.',
  address: 'Gracht 1',
  city: 'Utrecht',
  kvk: '123',
  support_email: 'help@example.test',
  support_phone: '',
}
const graphOf = (html: string) => {
  const [, text = ''] =
    /^<script type="application\/ld\+json" nonce="n0nce">([^<]*)<\/script>$/.exec(html) ?? []
  return JSON.parse(text)['@graph']
}

test('a page says what it is and which site it is of, and nothing in it becomes markup', () => {
  expect(graphOf(structuredData(page))).toEqual([
    { '@type': 'WebSite', '@id': 'https://lonk.example/#site', url: 'https://lonk.example/', name: 'Lonk' },
    {
      '@type': 'WebPage',
      url: 'https://lonk.example/landers/gallery',
      name: page.title,
      description: 'Een blik',
      inLanguage: 'nl',
      isPartOf: { '@id': 'https://lonk.example/#site' },
    },
  ])
})

test('the front door says whose site it is, with what its footer says and no more', () => {
  const [site, , owner] = graphOf(structuredData({ ...page, company }))
  expect(site.publisher).toEqual({ '@id': 'https://lonk.example/#owner' })
  expect(owner).toEqual({
    '@type': 'Organization',
    '@id': 'https://lonk.example/#owner',
    name: 'Lonk B.V.',
    address: { '@type': 'PostalAddress', streetAddress: 'Gracht 1', addressLocality: 'Utrecht' },
    email: 'help@example.test',
    url: 'https://lonk.example/',
  })
})

test('a page that is not found says nothing', () => {
  expect(structuredData({ ...page, findable: { ...page.findable, indexed: false } })).toBe('')
})
