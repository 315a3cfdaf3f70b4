import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { testSettings } from '../testing/answers.ts'
import { type PublishedSite, shell, startPublishedSite } from '../testing/published-site.ts'

let site: PublishedSite
beforeEach(async () => {
  site = await startPublishedSite()
  site.store.write(shell, {
    'sw-push.js': 'self.worker = 1',
    'assets/icon.svg': '<svg/>',
    'assets/icon-192.png': 'small',
    'assets/icon-maskable-512.png': 'masked',
    'assets/apple-touch-icon.png': 'apple',
  })
})
afterEach(() => site.stop())

const release = `/r/shell/${shell.version}/`

describe('the service worker', () => {
  test('comes from the site’s root, so that all of the site is its scope, and is asked for anew each time', async () => {
    const response = await site.get('/sw-push.js?v=2')
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    expect(response.headers.get('cache-control')).toBe('no-cache')
    expect(await response.text()).toBe(`const releaseAddress="${release}";\nself.worker = 1`)
  })

  test('is allowed by the policy of documents, and runs under one of its own that allows no other script', async () => {
    const page = await site.get('/members')
    // Without worker-src, script-src decides.
    expect(page.headers.get('content-security-policy')).toMatch(/script-src 'self' 'nonce-/)
    expect(page.headers.get('content-security-policy')).not.toContain('worker-src')
    const worker = await site.get('/sw-push.js?v=2')
    expect(worker.headers.get('content-security-policy')).toBe(
      "default-src 'none'; connect-src 'self'; img-src 'self'",
    )
  })

  test('stays away where the shell in service has none: browsers keep the one they have', async () => {
    const other = await startPublishedSite()
    expect((await other.get('/sw-push.js?v=2')).status).toBe(503)
    await other.stop()
  })
})

describe('/favicon.ico, which is asked for by who reads no page', () => {
  test('is the icon of the shell in service, not a page that says there is none', async () => {
    const response = await site.get('/favicon.ico')
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png'])
    expect(response.headers.get('cache-control')).toBe('public, max-age=86400')
    expect(await response.text()).toBe('small')
  })

  test('is a short 404 where that shell has none', async () => {
    const other = await startPublishedSite()
    const response = await other.get('/favicon.ico')
    const text = await response.text()
    await other.stop()
    expect([response.status, text.length < 100]).toEqual([404, true])
  })
})

describe('the manifest', () => {
  const manifestOf = async (path = '/manifest.webmanifest', headers = {}) => {
    const response = await site.get(path, headers)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('application/manifest+json; charset=utf-8')
    return Object(await response.json())
  }

  test('names the app as the settings of its domain do', async () => {
    expect(await manifestOf()).toMatchObject({ name: 'Lonk & Co', short_name: 'Lonk & Co', id: '/' })
    expect(site.api.asked.map(({ path }) => path)).toContain('/api/settings.php?domain=localhost')
  })

  test('has the icons that the shell’s release has, one of them for masks', async () => {
    expect((await manifestOf()).icons).toEqual([
      { src: `${release}assets/icon-192.png`, sizes: '192x192', type: 'image/png', purpose: 'any' },
      {
        src: `${release}assets/icon-maskable-512.png`,
        sizes: '512x512',
        type: 'image/png',
        purpose: 'maskable',
      },
      { src: `${release}assets/icon.svg`, sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    ])
  })

  test('is in the language of the page that links it', async () => {
    const html = await site.html('/members', { cookie: 'i18n_redirected=de' })
    expect(html).toContain('<link rel="manifest" href="/manifest.webmanifest?lang=de">')
    expect(html).toContain(`<link rel="apple-touch-icon" href="${release}assets/apple-touch-icon.png">`)
    expect(await manifestOf('/manifest.webmanifest?lang=de', { 'accept-language': 'en' })).toMatchObject({
      lang: 'de',
      start_url: '/members',
      display: 'standalone',
    })
    expect(await manifestOf('/manifest.webmanifest?lang=xx')).toMatchObject({ lang: 'nl' })
  })

  test('is not guessed while the API is away', async () => {
    site.answers['/api/settings.php'] = () => null
    expect((await site.get('/manifest.webmanifest')).status).toBe(503)
    site.answers['/api/settings.php'] = () => ({ settings: testSettings, domain_language: 'nl' })
    expect((await site.get('/manifest.webmanifest')).status).toBe(200)
  })
})
