import { writeFileSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { storeLayout } from './registry/store-layout.ts'
import { testSettings, testUser } from './testing/answers.ts'
import { bootOf } from './testing/boot-of.ts'
import { answerWith, startTestApi, type TestApi } from './testing/test-api.ts'
import { startTestSite, type TestSite } from './testing/test-site.ts'
import { integrityOf, shellFiles, testRelease, testRoute, versionOf } from './testing/test-store.ts'

let api: TestApi
let site: TestSite

const shell = testRelease('shell', {
  files: { '.': [{ file: 'main.js', integrity: integrityOf('shell entry') }] },
})
const members = testRelease('mf-members', {
  files: { './pages/search': [{ file: 'search.js', integrity: integrityOf('search') }] },
  fragments: ['front'],
  routes: [
    testRoute({ firstData: '/api/members.php' }),
    testRoute({ name: 'chats', path: '/chats/:id', access: 'members', firstData: '/api/chat.php?id={id}' }),
    testRoute({ name: 'index', path: '/', page: 'front', layout: 'lander', fragment: true }),
  ],
})
const entry = (current: typeof shell) => ({ current, previous: [], canary: null })

const answers: Record<string, (cookie: string) => unknown> = {
  '/api/settings.php': () => ({ settings: testSettings, domain_language: 'nl' }),
  '/api/user.php': (cookie) => ({ user: cookie.includes('good') ? testUser : null, time_bonus_ends: null }),
  '/api/chats.php': () => ({ unread_total: 3 }),
  '/api/likes.php': () => ({ new_total: 2 }),
  '/api/members.php': () => ({ profiles: ['<script>'] }),
  '/api/chat.php': () => ({ conversation: 9 }),
}
const slow = new Set<string>()

beforeEach(async () => {
  slow.clear()
  api = await startTestApi((request, response) => {
    const path = (request.url ?? '').split('?')[0] ?? ''
    const answer = answers[path]
    if (slow.has(path)) return
    if (answer) answerWith(response, answer(request.headers.cookie ?? ''))
    else answerWith(response, { error: 'not_found' }, 404)
  })
  site = await startTestSite({ apiUrl: api.address })
  site.store.write(shell, shellFiles())
  site.store.write(members, {
    'entry.js': 'mf-members entry',
    'fragments/front.nl.json': JSON.stringify({
      html: '<h1>front page</h1>',
      css: '<style data-styled="true">.a{color:red}</style>',
      title: 'Welkom',
      description: 'Kom binnen',
    }),
  })
  await site.store.publish({ shell: entry(shell), 'mf-members': entry(members) })
})

afterEach(async () => {
  await site.stop()
  await api.close()
})

const html = async (path: string, headers?: Record<string, string>) => (await site.get(path, headers)).text()

describe('a page', () => {
  test('comes as one document with skeleton, preloads, scripts and the data to start from', async () => {
    const response = await site.get('/members?gender=female')
    const text = await response.text()
    const nonce = /'nonce-([^']+)'/.exec(response.headers.get('content-security-policy') ?? '')?.[1]
    expect(response.status).toBe(200)
    expect(text).toMatch(/^<!doctype html><html lang="nl" data-layout="default" data-demo>/)
    expect(text).toContain('<main id="lonk-main" tabindex="-1"><p>skeleton-grid</p></main>')
    expect(text).toContain(`<title>Lonk &amp; Co</title>`)
    expect(text).toContain(
      `<script defer nonce="${nonce}" src="/r/shell/${shell.version}/main.js" integrity="${integrityOf('shell entry')}"`,
    )
    expect(text).toContain(
      `<link rel="preload" href="/r/mf-members/${members.version}/search.js" as="script"`,
    )
    expect(text).toContain('assets/fonts/text.woff2" as="font"')
    expect(text).toContain(`url(/r/shell/${shell.version}/assets/f.woff2)`)
    expect(bootOf(text)).toMatchObject({
      locale: 'nl',
      user: null,
      demo: true,
      status: 200,
      fragment: false,
      settings: { name: 'Lonk & Co' },
      firstData: { profiles: ['<script>'] },
      remotes: [{ name: 'mf-members', entry: `/r/mf-members/${members.version}/entry.js` }],
    })
    expect(api.asked.map(({ path }) => path)).toContain('/api/members.php?gender=female')
  })

  test('of a visitor may be kept privately but asked again, and no member is looked up', async () => {
    const response = await site.get('/members')
    expect(response.headers.get('cache-control')).toBe('private, no-cache')
    expect(api.asked.map(({ path }) => path)).not.toContain('/api/user.php')
  })

  test('of a member carries name, totals and language of the account, and is never stored', async () => {
    const response = await site.get('/members', { cookie: '__Host-sid=good' })
    const text = await response.text()
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(text).toContain('<b>paid en &lt;b&gt;Sanne&lt;/b&gt; 3</b>')
    expect(bootOf(text)).toMatchObject({ locale: 'en', unreadTotal: 3, newLikesTotal: 2, user: { id: 7 } })
    expect(text.match(/<\/script>/g)).toHaveLength(2)
  })

  test('goes out in time without what the API does not give, and the shell asks itself', async () => {
    slow.add('/api/user.php').add('/api/members.php')
    const began = performance.now()
    const text = await html('/members', { cookie: '__Host-sid=good' })
    expect(performance.now() - began).toBeLessThan(1000)
    const data = bootOf(text)
    expect(data).not.toHaveProperty('user')
    expect(data).not.toHaveProperty('firstData')
    expect(data.settings).not.toBeNull()
  })

  test('goes out without any API at all', async () => {
    await api.close()
    const text = await html('/members')
    expect(bootOf(text)).toMatchObject({ settings: null, user: null, demo: false })
    api = await startTestApi(() => {})
  })

  test('that was rendered before carries its markup, its rules with the nonce, and late scripts', async () => {
    const text = await html('/')
    expect(text).toContain('<h1>front page</h1></main>')
    expect(text).toMatch(/<style nonce="[^"]+" data-styled="true">\.a/)
    expect(text).toContain('<title>Welkom</title>')
    expect(text.indexOf('main.js')).toBeGreaterThan(text.indexOf('front page'))
    expect(bootOf(text).fragment).toBe(true)
  })

  test('the locale cookie wins', async () => {
    expect(await html('/members', { cookie: 'i18n_redirected=de', 'accept-language': 'en' })).toContain(
      '<html lang="de"',
    )
  })

  test('is compressed for who takes it', async () => {
    const response = await site.get('/members', { 'accept-encoding': 'br' })
    expect(response.headers.get('content-encoding')).toBe('br')
    expect(await response.text()).toContain('skeleton-grid')
  })
})

describe('access', () => {
  test('a visitor is sent to the login and comes back', async () => {
    const response = await site.get('/chats/5?from=mail')
    expect(response.status).toBe(302)
    expect(response.headers.get('location')).toBe('/login?back=%2Fchats%2F5%3Ffrom%3Dmail')
    expect(api.asked).toEqual([])
  })

  test('a session that is over counts as none', async () => {
    expect((await site.get('/chats/5', { cookie: '__Host-sid=old' })).status).toBe(302)
  })

  test('a member gets the page, with the path’s parameter in its first call', async () => {
    const text = await html('/chats/5', { cookie: '__Host-sid=good' })
    expect(bootOf(text).firstData).toEqual({ conversation: 9 })
    expect(api.asked.map(({ path }) => path)).toContain('/api/chat.php?id=5')
  })
})

describe('what is not there', () => {
  test('an unknown path is a 404 in the language and layout of the site', async () => {
    const response = await site.get('/nothing/here')
    const text = await response.text()
    expect(response.status).toBe(404)
    expect(text).toContain('<h1>not found nl</h1>')
    expect(bootOf(text).status).toBe(404)
    expect(text).not.toContain('rel="preload" href="/r/mf-members')
  })

  test('a part without a version for this shell is a 503 inside the intact layout', async () => {
    const newer = testRelease('mf-chat', {
      contract: '^2.0.0',
      routes: [testRoute({ name: 'chats', path: '/chats' })],
    })
    await site.store.publish({ 'mf-chat': entry(newer) })
    const response = await site.get('/chats')
    expect(response.status).toBe(503)
    expect(await response.text()).toContain('<footer id="lonk-footer"><i>footer</i>')
  })

  test('without a registry a small document says so, in the visitor’s language', async () => {
    const empty = await startTestSite({ apiUrl: api.address })
    const response = await empty.get('/', { 'accept-language': 'de' })
    expect(response.status).toBe(503)
    expect(await response.text()).toMatch(/<html lang="de">.*noch keine Version.*503 no_registry/)
    await empty.stop()
  })

  test('a shell release that is incomplete says so', async () => {
    await site.store.publish({ shell: entry(testRelease('shell', { version: versionOf('b') })) })
    const response = await site.get('/members')
    expect(response.status).toBe(503)
    expect(await response.text()).toContain('503 broken_release')
  })

  test('POST to a page is refused', async () => {
    expect((await fetch(`${site.address}/members`, { method: 'POST' })).status).toBe(405)
  })
})

describe('releases', () => {
  test('files are immutable, compressed beforehand and typed', async () => {
    const response = await site.get(`/r/mf-members/${members.version}/entry.js`, {
      'accept-encoding': 'br, gzip',
    })
    expect(await response.text()).toBe('mf-members entry')
    expect(response.headers.get('content-encoding')).toBe('br')
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  })

  test.each([
    ['a file that is not there', `/r/mf-members/${members.version}/missing.js`],
    ['the registry', '/r/registry.json'],
    ['a template', `/r/shell/${shell.version}/templates/default.visitor.nl.json`],
    ['a way out of the folder', `/r/mf-members/${members.version}/..%2f..%2fregistry.json`],
  ])('%s is 404 and not kept', async (_, path) => {
    const response = await site.get(path)
    expect(response.status).toBe(404)
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  test('a new release is in the next document, without a restart', async () => {
    const newer = { ...members, version: versionOf('c') }
    await site.store.publish({ 'mf-members': entry(newer) })
    expect(await html('/members')).toContain(`/r/mf-members/${newer.version}/entry.js`)
  })

  test('a broken registry leaves the last good one in service and is reported', async () => {
    await html('/members')
    writeFileSync(storeLayout(site.store.folder).registry, '{}')
    expect((await site.get('/members')).status).toBe(200)
    expect(site.reports).toContain('registry refused')
  })

  test('a visitor keeps a canary number while there is a candidate, and only then', async () => {
    expect((await site.get('/members')).headers.get('set-cookie')).toBeNull()
    const candidate = { ...members, version: versionOf('c') }
    await site.store.publish({ 'mf-members': { ...entry(members), canary: { candidate, share: 1 } } })
    const first = await site.get('/members')
    expect(first.headers.get('set-cookie')).toMatch(/^lonk_canary=\d+; Path=\/; Max-Age=2592000; HttpOnly/)
    expect(await first.text()).toContain(`/r/mf-members/${candidate.version}/`)
    const again = await site.get('/members', { cookie: 'lonk_canary=5' })
    expect(again.headers.get('set-cookie')).toBeNull()
  })
})

test('readyz wants the API and the registry, healthz only the process', async () => {
  expect((await site.get('/healthz')).status).toBe(200)
  const before = await site.get('/readyz')
  expect(before.status).toBe(503)
  answers['/readyz'] = () => ({ ready: true })
  expect((await site.get('/readyz')).status).toBe(200)
  delete answers['/readyz']
})

test('a second start on the same data folder is refused in one line', async () => {
  const { runSite } = await import('./run-site.ts')
  const { readConfig } = await import('./config.ts')
  const config = readConfig({ PORT: '0', DATA_DIR: site.dataDir, API_URL: api.address })
  await expect(runSite(config)).rejects.toThrow('is in use by another running site')
})

test('a taken port is refused in one line', async () => {
  const { listen } = await import('./listen.ts')
  const port = Number(new URL(site.address).port)
  await expect(listen(() => {}, port, null)).rejects.toThrow(`port ${port} is taken`)
})
