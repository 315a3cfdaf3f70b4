import { expect, test } from '@jest/globals'
import { testRoute } from '../testing/test-store.ts'
import { robots, sitemap } from './crawlers.ts'

const row = (name: string, path: string) => ({ ...testRoute({ name, path }), remote: 'mf-landers' })

test('crawlers may read every page, and no call and no picture', () => {
  const text = robots('https://lonk.example')
  expect(text).toContain('Disallow: /api/\nDisallow: /photos/\n')
  expect(text).not.toContain('Disallow: /\n')
  expect(text).toContain('Sitemap: https://lonk.example/sitemap.xml')
})

test('a lander is as many addresses as it has niches; people are none', () => {
  const text = sitemap('https://lonk.example', [
    row('index', '/'),
    row('landers-wall-slug', '/landers/wall/:slug(plain|she)?'),
    row('members-id', '/members/:id'),
    row('members', '/members'),
  ])
  const addresses = [...text.matchAll(/<loc>https:\/\/lonk\.example([^<]*)<\/loc>/g)].map(([, path]) => path)
  expect(addresses.filter((path) => !path?.startsWith('/pages/'))).toEqual([
    '/',
    '/landers/wall',
    '/landers/wall/she',
  ])
  expect(addresses).toContain('/pages/terms')
})
