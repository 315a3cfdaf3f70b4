import { copyFileSync, cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { storeLayout } from './registry/store-layout.ts'
import { members, type PublishedSite, shell, startPublishedSite } from './testing/published-site.ts'
import { startTestSite, type TestSite } from './testing/test-site.ts'
import { versionOf } from './testing/test-store.ts'

// Somebody can write to the store, but has no key.

let site: PublishedSite
beforeEach(async () => {
  site = await startPublishedSite()
})
afterEach(() => site.stop())

const inStore = (release: typeof shell, file: string) => storeLayout(site.store.folder).file(release, file)
const address = (release: typeof shell, file: string) => `/r/${release.part}/${release.version}/${file}`
const evil = '<script>evil()</script>'
const damageReports = () => site.reports.filter((event) => event === 'release file refused')

/** The words of a JSON file of the store, replaced by evil ones: still of the shape that is expected. */
const makeEvil = (file: string) =>
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replace(/"(html|notFound|header|grid)":"[^"]*"/, `"$1":"${evil}"`),
  )

test('a file that nobody asked for is named where operators look, after a start at the latest', async () => {
  writeFileSync(inStore(members, 'entry.js'), 'evil()')
  rmSync(inStore(shell, 'templates/default.visitor.nl.json'))
  const again = await site.restart()
  let named: unknown
  for (let tries = 0; !named && tries < 500; tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, 20))
    named = Object(await (await again.get('/readyz')).json()).damaged
  }
  const reported = again.reports.filter((event) => event === 'release damaged')
  await again.stop()
  expect(named).toEqual([
    `shell ${shell.version} templates/default.visitor.nl.json missing`,
    `mf-members ${members.version} entry.js changed`,
  ])
  expect(reported).toHaveLength(2)
})

describe('what was changed in the store since it was published', () => {
  test('in a fragment is not put into a document: the page goes out with its skeleton', async () => {
    makeEvil(inStore(members, 'fragments/front.nl.json'))
    const response = await site.get('/')
    expect(response.status).toBe(200)
    expect(await response.text()).not.toContain(evil)
    expect(damageReports()).toHaveLength(1)
  })

  test('in a template is not put into a document', async () => {
    makeEvil(inStore(shell, 'templates/default.visitor.nl.json'))
    expect(await site.html('/members')).not.toContain(evil)
    expect((await site.get('/members', { cookie: 'i18n_redirected=de' })).status).toBe(200)
  })

  test('in the skeletons is not put into a document, which goes out without', async () => {
    makeEvil(inStore(shell, 'templates/skeletons.nl.json'))
    const response = await site.get('/members')
    expect(response.status).toBe(200)
    expect(await response.text()).not.toContain(evil)
  })

  test('in the rules of a niche is not put into a document', async () => {
    const settings = site.answers['/api/settings.php']?.('', new URLSearchParams())
    site.answers['/api/settings.php'] = () => ({
      ...Object(settings),
      settings: { ...Object(settings).settings, niche_slug: 'she' },
    })
    writeFileSync(
      inStore(shell, 'niches.json'),
      JSON.stringify({ she: 'body{background:url(//evil.example)}' }),
    )
    const response = await site.get('/members')
    expect(response.status).toBe(200)
    expect(await response.text()).not.toContain('evil.example')
  })

  test.each([
    ['a catalogue', shell, 'locales/nl.json'],
    ['a script', members, 'entry.js'],
  ])('in %s is not served', async (_, release, file) => {
    for (const [ending, content] of [
      ['', 'evil()'],
      ['.br', brotliCompressSync('evil()')],
      ['.gz', gzipSync('evil()')],
    ] as const)
      writeFileSync(inStore(release, file + ending), content)
    for (const encoding of ['identity', 'br', 'gzip']) {
      const response = await site.get(address(release, file), { 'accept-encoding': encoding })
      expect([encoding, response.status]).toEqual([encoding, 404])
      expect(response.headers.get('cache-control')).toBe('no-store')
      expect(await response.text()).not.toContain('evil')
    }
    expect((await site.get('/members')).status).toBe(200)
  })

  test.each([
    ['br', '.br', brotliCompressSync('evil()')],
    ['gzip', '.gz', gzipSync('evil()')],
  ])('in the %s form of a script is not served: the plain one is', async (encoding, ending, content) => {
    writeFileSync(inStore(members, `entry.js${ending}`), content)
    const response = await site.get(address(members, 'entry.js'), { 'accept-encoding': encoding })
    expect(response.status).toBe(200)
    expect(await response.text()).toBe('mf-members entry')
  })

  test('in the service worker is not served: browsers keep the one they have', async () => {
    site.store.write(shell, { 'sw-push.js': 'self.worker = 1' })
    writeFileSync(inStore(shell, 'sw-push.js'), 'evil()')
    const response = await site.get('/sw-push.js?v=2')
    expect(response.status).toBe(503)
    expect(await response.text()).not.toContain('evil')
  })

  test('is not served although it was read before, and told once', async () => {
    const get = async () => (await site.get(address(members, 'entry.js'))).text()
    expect(await get()).toBe('mf-members entry')
    writeFileSync(inStore(members, 'entry.js'), 'evil()')
    writeFileSync(inStore(members, 'entry.js.br'), brotliCompressSync('evil()'))
    writeFileSync(inStore(members, 'entry.js.gz'), gzipSync('evil()'))
    expect(await get()).not.toContain('evil')
    rmSync(inStore(members, 'locales'), { recursive: true, force: true })
    writeFileSync(inStore(members, 'fragments/front.nl.json'), '{}')
    for (let count = 0; count < 3; count += 1) await site.get('/')
    expect(damageReports()).toHaveLength(1)
  })
})

describe('what was added to the store', () => {
  test.each([
    ['as a script of a release', 'evil.js'],
    ['as the compressed form of a script', 'search.js'],
  ])('%s is not there', async (_, file) => {
    writeFileSync(inStore(members, file), 'evil()')
    writeFileSync(inStore(members, `${file}.br`), brotliCompressSync('evil()'))
    const response = await site.get(address(members, file))
    expect(response.status).toBe(404)
    // Anybody may ask for what is not there: that is no news.
    expect(site.reports).not.toContain('release file refused')
  })

  test('as an icon stands in no document and no manifest', async () => {
    cpSync(inStore(shell, 'locales'), inStore(shell, 'assets'), { recursive: true })
    writeFileSync(inStore(shell, 'assets/icon.svg'), '<svg onload="evil()"/>')
    expect(await site.html('/members')).not.toContain('icon.svg')
    expect(await (await site.get('/manifest.webmanifest')).text()).not.toContain('icon.svg')
  })

  test('as a release of its own, without a signature or with another’s, is not served', async () => {
    const folder = (version: string) => storeLayout(site.store.folder).release('mf-members', version)
    const own = versionOf('d')
    cpSync(folder(members.version), folder(own), { recursive: true })
    rmSync(join(folder(own), 'release.json'), { force: true })
    writeFileSync(join(folder(own), 'entry.js'), 'evil()')
    expect((await site.get(`/r/mf-members/${own}/entry.js`)).status).toBe(404)

    const copied = versionOf('e')
    cpSync(folder(members.version), folder(copied), { recursive: true })
    expect((await site.get(`/r/mf-members/${copied}/entry.js`)).status).toBe(404)

    const other = await startPublishedSite()
    other.store.write(members, { 'entry.js': 'evil()' })
    const theirs = storeLayout(other.store.folder).release('mf-members', members.version)
    for (const name of readdirSync(theirs).filter((file) => /^(entry|release)/.test(file)))
      copyFileSync(join(theirs, name), join(folder(members.version), name))
    await other.stop()
    const response = await site.get(address(members, 'entry.js'))
    expect([response.status, await response.json()]).toMatchObject([404, { error: 'not_found' }])
    expect(site.reports).toContain('release refused')
  })
})

describe('a registry older than the one that was in service', () => {
  const started: TestSite[] = []
  afterEach(async () => {
    for (const { stop } of started.splice(0)) await stop()
  })
  const restart = async () => {
    const again = await (started.pop() ?? site).restart()
    started.push(again)
    return again
  }

  test('is refused after a restart too, and what was in service stays', async () => {
    const newer = { ...members, version: versionOf('c') }
    await site.store.publish({ 'mf-members': { current: newer, previous: [members], canary: null } })
    expect(await site.html('/members')).toContain(newer.version)

    const layout = storeLayout(site.store.folder)
    copyFileSync(join(layout.history, '1.json'), layout.registry)
    const again = await restart()
    expect(await again.html('/members')).toContain(newer.version)
    expect(again.reports).toContain('registry refused')

    rmSync(layout.registry)
    const third = await restart()
    expect(await third.html('/members')).toContain(newer.version)
  })

  test('returns where the operator takes away what the server remembers', async () => {
    const newer = { ...members, version: versionOf('c') }
    await site.store.publish({ 'mf-members': { current: newer, previous: [members], canary: null } })
    await site.html('/members')
    const layout = storeLayout(site.store.folder)
    copyFileSync(join(layout.history, '1.json'), layout.registry)
    for (const name of readdirSync(site.dataDir).filter((file) => file.startsWith('registry-seen')))
      rmSync(join(site.dataDir, name))
    const again = await restart()
    expect(await again.html('/members')).toContain(members.version)
  })

  test('of another store says nothing of this one', async () => {
    await site.html('/members')
    const other = await startTestSite({ apiUrl: site.api.address })
    started.push(other)
    expect((await other.get('/members')).status).toBe(503)
  })
})
