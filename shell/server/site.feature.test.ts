import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { earlyClicksScript } from '@lonk/shared-events/early-clicks.ts'
import { schemeCookie } from '@lonk/shared-events/storage-register.ts'
import { usualPatience } from './api/first-data.ts'
import { testChat, testMembers, testPage, testSettings, testUser } from './testing/answers.ts'
import { bootOf } from './testing/boot-of.ts'
import { entry, members, type PublishedSite, shell, startPublishedSite } from './testing/published-site.ts'
import { shortPatience, startTestSite } from './testing/test-site.ts'
import { integrityOf, shellFiles, testRelease, testRoute, versionOf } from './testing/test-store.ts'

const until = async (holds: () => Promise<boolean>) => {
  while (!(await holds()));
}

let site: PublishedSite
beforeEach(async () => {
  site = await startPublishedSite()
})
afterEach(() => site.stop())

describe('a page', () => {
  test('comes as one document with skeleton, preloads, scripts and the data to start from', async () => {
    const response = await site.get('/members?gender=female')
    const text = await response.text()
    const nonce = /'nonce-([^']+)'/.exec(response.headers.get('content-security-policy') ?? '')?.[1]
    expect(response.status).toBe(200)
    expect(text).toMatch(/^<!doctype html><html lang="nl" data-layout="default" data-demo>/)
    expect(text).toContain('<main id="lonk-main" tabindex="-1"><p lang="nl">skeleton-grid</p></main>')
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
      firstData: testMembers,
      remotes: [{ name: 'mf-members', entry: `/r/mf-members/${members.version}/entry.js` }],
    })
    const asked = site.api.asked.find(({ path }) => path === '/api/members.php?gender=female')
    expect(asked?.headers).toMatchObject({ 'x-request-type': 'client', 'accept-encoding': 'identity' })
  })

  test('of a visitor may be kept privately but asked again, and no member is looked up', async () => {
    const response = await site.get('/members')
    expect(response.headers.get('cache-control')).toBe('private, no-cache')
    expect(site.api.asked.map(({ path }) => path)).not.toContain('/api/user.php')
  })

  test('of a member carries name, totals and language of the account, and is never stored', async () => {
    const response = await site.get('/members', { cookie: '__Host-sid=good' })
    const text = await response.text()
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(text).toContain('<b>paid en &lt;b&gt;Sanne&lt;/b&gt; 3</b>')
    expect(bootOf(text)).toMatchObject({
      locale: 'en',
      unreadTotal: 3,
      newLikesTotal: 2,
      lastEvent: 7,
      user: { id: 7 },
    })
    expect(text.match(/<\/script>/g)).toHaveLength(5)
  })

  test.each(['/members', '/'])(
    'listens to presses from before its header on, whatever it shows until its code is there: %s',
    async (path) => {
      const text = await site.html(path)
      const heard = text.split(earlyClicksScript)
      expect(heard).toHaveLength(2)
      expect(heard[0]).toMatch(/<body><script nonce="[^"]+">$/)
      expect(heard[1]).toMatch(/^<\/script><header /)
    },
  )

  test('of a member has the notices above it, with their rules and the script that takes out what was closed', async () => {
    const text = await site.html('/members', { cookie: '__Host-sid=good' })
    const notices =
      '<div id="lonk-warnings"><aside><b>terms sanne@example.test</b></aside></div><script nonce='
    expect(text).toContain(notices)
    expect(text.indexOf(notices)).toBeLessThan(text.indexOf('<main'))
    expect(text).toMatch(/<style nonce="[^"]+">\.area{}<\/style>/)
  })

  test('of a visitor has none of that', async () => {
    const text = await site.html('/members')
    expect(text).toContain('<div id="lonk-warnings"></div><main')
    expect(text).not.toContain('.area{}')
  })

  test('of a niche has its accent after the rules of the template', async () => {
    site.answers['/api/settings.php'] = () => ({
      settings: { ...testSettings, niche: 2, niche_slug: 'she' },
      domain_language: 'nl',
    })
    const text = await site.html('/members')
    expect(text).toMatch(/<\/style><style nonce="[^"]+">:root{--accent:orchid}<\/style>/)
  })

  test('of the plain niche has the accent of the template alone', async () => {
    expect(await site.html('/members')).not.toContain('orchid')
  })

  test('goes out without any API at all', async () => {
    await site.api.close()
    const text = await site.html('/members')
    expect(bootOf(text)).toMatchObject({ settings: null, user: null, demo: false })
  })

  test('that was rendered before carries its markup, its rules with the nonce, and late scripts', async () => {
    const text = await site.html('/')
    expect(text).toContain('<h1>front page</h1></main>')
    expect(text).toMatch(/<style nonce="[^"]+" data-styled="true">\.a/)
    // The front door is called what the operator calls it.
    expect(text).toContain('<title>Lonk</title>')
    expect(text.indexOf('main.js')).toBeGreaterThan(text.indexOf('front page'))
    expect(bootOf(text).fragment).toBe(true)
  })

  test('that was rendered for members greets one by name, and says which it is', async () => {
    const text = await site.html('/', { cookie: '__Host-sid=good; i18n_redirected=nl' })
    expect(testUser.profile.name).toBe('<b>Sanne</b>')
    expect(text).toContain('<h1>Dag &lt;b&gt;Sanne&lt;/b&gt;</h1></main>')
    expect(bootOf(text).variant).toBe('member')
    expect(bootOf(await site.html('/')).variant).toBeUndefined()
  })

  test.each([
    ['/wall/blue', 'blue wall', 'blue'],
    ['/wall/red', 'plain wall', undefined],
    ['/wall/__proto__', 'plain wall', undefined],
    ['/wall', 'plain wall', undefined],
    ['/wall?variant=b', 'other wall', '~b'],
    ['/wall/blue?variant=b', 'other blue wall', 'blue~b'],
    ['/wall/blue?variant=__proto__', 'blue wall', 'blue'],
  ])('at %s has the variant that was rendered for it, or the plain page', async (path, words, variant) => {
    const text = await site.html(path)
    expect(text).toContain(`<h1>${words}</h1></main>`)
    expect(bootOf(text).variant).toBe(variant)
  })

  test('that was rendered before shows pictures out of the release that it is from', async () => {
    const text = await site.html('/wall')
    const [, folder] = /<img src="([^"]*)assets\/wall.svg"/.exec(text) ?? []
    const [entry] = /\/r\/mf-members\/[^"]+?\.js/.exec(text) ?? []
    expect(folder).toMatch(/^\/r\/mf-members\/[^/]+\/$/)
    expect(entry?.startsWith(folder ?? 'nowhere')).toBe(true)
  })

  test('the locale cookie wins', async () => {
    expect(await site.html('/members', { cookie: 'i18n_redirected=de', 'accept-language': 'en' })).toContain(
      '<html lang="de"',
    )
  })

  test('leaves light or dark to the device, until somebody chose one', async () => {
    const text = await site.html('/members')
    expect(text).not.toContain('data-scheme')
    expect(text).toContain('<meta name="color-scheme" content="light dark">')
    expect(text).toMatch(/data-of="dark" content="#1B1416" media="\(prefers-color-scheme: dark\)"/)
    expect(await site.html('/members', { cookie: `${schemeCookie.key}="><script>` })).not.toContain(
      'data-scheme',
    )
  })

  test('is light or dark from its first paint on where somebody chose it, and so is the bar around it', async () => {
    const text = await site.html('/members', { cookie: `${schemeCookie.key}=dark` })
    expect(text).toMatch(/^<!doctype html><html lang="nl" [^>]* data-scheme="dark">/)
    expect(text).toContain('<meta name="color-scheme" content="dark">')
    expect(text).toMatch(/data-of="dark" content="#1B1416" media="all"/)
    expect(text).toMatch(/data-of="light" content="#FFF9F6" media="not all"/)
  })

  test('waits in the language of whoever asks', async () => {
    const response = await site.get('/members', { cookie: 'i18n_redirected=de' })
    expect(await response.text()).toContain('<p lang="de">skeleton-grid</p>')
  })

  test('is compressed for whoever takes it', async () => {
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
    expect(site.api.asked).toEqual([])
  })

  test('a session that is over counts as none', async () => {
    const response = await site.get('/chats/5', { cookie: '__Host-sid=old' })
    expect(response.status).toBe(302)
    expect(response.headers.get('location')).toBe('/login?back=%2Fchats%2F5&ended=1')
  })

  test('a member gets the page, with the path’s parameter in its first call', async () => {
    const text = await site.html('/chats/5', { cookie: '__Host-sid=good' })
    expect(bootOf(text).firstData).toEqual(testChat)
    expect(site.api.asked.map(({ path }) => path)).toContain('/api/chat.php?id=5')
  })
})

describe('a page whose API is slow', () => {
  let hasty: PublishedSite
  beforeEach(async () => {
    hasty = await startPublishedSite({ patience: shortPatience })
    // Whoever came before asked for the settings already; a first answer may take longer than this test's patience.
    await until(async () => bootOf(await hasty.html('/members')).settings !== null)
  })
  afterEach(() => hasty.stop())

  test('goes out without what does not come, and the shell asks itself', async () => {
    hasty.slow.add('/api/user.php').add('/api/members.php')
    const data = bootOf(await hasty.html('/members', { cookie: '__Host-sid=good' }))
    expect(data).not.toHaveProperty('user')
    expect(data).not.toHaveProperty('firstData')
    expect(data.settings).not.toBeNull()
  })

  test('tells nobody with a session what is for visitors; a shell that has no words for that goes on as it did', async () => {
    hasty.slow.add('/api/user.php')
    const cookie = '__Host-sid=good'
    expect(await hasty.html('/members', { cookie })).toContain('<b>unknown nl')
    expect(await hasty.html('/members')).toContain('<b>visitor nl')
    const older = testRelease('shell', { version: versionOf('01d'), files: shell.files })
    const files = Object.entries(shellFiles()).filter(([file]) => !file.includes('.unknown.'))
    hasty.store.write(older, Object.fromEntries(files))
    await hasty.store.publish({ shell: entry(older), 'mf-members': entry(members) })
    const html = await hasty.html('/members', { cookie })
    expect(html).toContain('<b>visitor nl')
    expect(html).toContain('<i>standard')
  })
})

test.each([50, 150, 400])(
  'an API that takes %i ms for each answer makes no visitor of a member, in fifty documents at once',
  async (each) => {
    // The machine of a test may be slower than what a language is waited for.
    const paced = await startPublishedSite({ patience: { ...usualPatience, language: 20_000 } })
    await until(async () => bootOf(await paced.html('/members')).settings !== null)
    paced.pace.each = each
    const cookies = ['__Host-sid=good', '__Host-sid=good; i18n_redirected=en']
    const asked = Array.from({ length: 50 }, (_, count) =>
      paced.html('/members', { cookie: cookies[count % 2] ?? '', 'accept-language': 'de' }),
    )
    const said = (await Promise.all(asked)).map((html) => /<b>(\w+ \w+)/.exec(html)?.[1])
    const whole = ['paid en', 'unknown en']
    expect(said.filter((header) => !whole.includes(header ?? ''))).toEqual([])
    await paced.stop()
  },
)

describe('the language of a page', () => {
  // Help is given up at once here: what still comes was waited for longer.
  const patience = { help: 0, language: 20_000, text: 20_000, render: 50, together: 50 }

  test('is waited for longer than what a page can be begun without', async () => {
    const patient = await startPublishedSite({ patience })
    const cookie = '__Host-sid=good'
    expect(bootOf(await patient.html('/members', { cookie }))).toMatchObject({
      locale: 'en',
      user: { id: 7 },
    })
    await patient.stop()
  })

  test('is not waited for where the visitor chose one in this browser', async () => {
    const patient = await startPublishedSite({ patience })
    const data = bootOf(await patient.html('/members', { cookie: '__Host-sid=good; i18n_redirected=nl' }))
    expect(data.locale).toBe('nl')
    expect(data).not.toHaveProperty('user')
    await patient.stop()
  })
})

describe('a text of the site', () => {
  test('that a page of a remote carries is at that page alone', async () => {
    const response = await site.get('/pages/members?from=mail')
    expect([response.status, response.headers.get('location')]).toEqual([302, '/members?from=mail'])
  })

  test.each(['/pages/terms', '/safety'])(
    'at %s is in the document, in its data and in its head',
    async (path) => {
      const response = await site.get(path, { 'accept-language': 'en' })
      const text = await response.text()
      expect(response.status).toBe(200)
      expect(text).toContain(
        '<article lang="en"><h1>Terms &amp; conditions</h1><time>1 maart 2026</time>' +
          '<ol><li><a href="#h1">H 1</a></li>',
      )
      expect(text).toContain('<p>The <b>text</b></p></article></main>')
      expect(text).toContain('.article{color:red}')
      expect(text).toContain('<title>Terms &amp; conditions · Lonk &amp; Co</title>')
      expect(text).toContain('<meta name="description" content="What we agree on">')
      expect(text.indexOf('main.js')).toBeGreaterThan(text.indexOf('The <b>text'))
      expect(bootOf(text)).toMatchObject({ firstData: testPage, fragment: false, status: 200 })
      expect(text).not.toContain('rel="preload" href="/r/mf-members')
    },
  )

  test('is asked for in the language of the page, the account’s for a member', async () => {
    await site.html('/pages/terms', { cookie: '__Host-sid=good', 'accept-language': 'de' })
    expect(site.api.asked.map(({ path }) => path)).toContain('/api/page.php?name=terms&lang=en')
  })

  test('that does not exist is a 404', async () => {
    for (const path of ['/pages/nothing', '/nothing', '/Terms']) {
      const response = await site.get(path)
      expect(response.status).toBe(404)
      expect(await response.text()).toContain('<h1>not found nl</h1>')
    }
  })

  test('stays while the API is away, and what every site has is never called absent', async () => {
    await site.html('/pages/terms')
    await site.api.close()
    const kept = await site.html('/pages/terms')
    expect(kept).toContain('The <b>text</b>')
    const other = await site.get('/pages/privacy')
    expect(other.status).toBe(200)
    expect(await other.text()).toContain('<p>skeleton-article</p>')
    const unknown = await site.get('/safety')
    expect(unknown.status).toBe(503)
  })

  test('needs no remote', async () => {
    const alone = await startTestSite({ apiUrl: site.api.address })
    alone.store.write(shell, shellFiles())
    await alone.store.publish({ shell: entry(shell) })
    const response = await alone.get('/pages/terms')
    expect(response.status).toBe(200)
    expect(await response.text()).toContain('The <b>text</b>')
    await alone.stop()
  })
})

describe('the footer', () => {
  test('says whose site it is, and the page’s data say the same', async () => {
    const text = await site.html('/members')
    expect(text).toContain('<i>standard Lonk B.V.</i>')
    expect(bootOf(text).company).toEqual({
      name: 'Lonk B.V.',
      address: 'Gracht 1',
      city: 'Utrecht',
      kvk: '123',
      support_email: 'help@example.test',
      support_phone: '0201234567',
    })
  })

  test('is full on the index, compact for members, and another one in the United States', async () => {
    expect(await site.html('/')).toContain('<i>full Lonk B.V.</i>')
    expect(await site.html('/members', { cookie: '__Host-sid=good' })).toContain('<i>compact Lonk B.V.</i>')
    site.answers['/api/settings.php'] = () => ({
      settings: { ...testSettings, geoip_selected_country: 'US' },
      domain_language: 'nl',
    })
    expect(await site.html('/members?country=US')).toContain('<i>standard-us Lonk B.V.</i>')
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
    expect(await response.text()).toContain('<footer id="lonk-footer"><i>standard Lonk B.V.</i>')
  })

  test('without a registry a small document says so, in the visitor’s language', async () => {
    const empty = await startTestSite({ apiUrl: site.api.address })
    const response = await empty.get('/', { 'accept-language': 'de' })
    expect(response.status).toBe(503)
    expect(await response.text()).toMatch(/<html lang="de">.*noch keine Version.*503 no_registry/)
    expect(await empty.html('/', { cookie: `${schemeCookie.key}=dark` })).toMatch(
      /^<!doctype html><html [^>]* data-scheme="dark">/,
    )
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
