import { writeFileSync } from 'node:fs'
import { afterEach, describe, expect, test } from '@jest/globals'
import { renderFile } from '@lonk/shared-events/request-render.ts'
import { longPatience, usualPatience } from '../api/first-data.ts'
import { listen } from '../listen.ts'
import { storeLayout } from '../registry/store-layout.ts'
import { testMembers, testUser } from '../testing/answers.ts'
import { bootOf } from '../testing/boot-of.ts'
import { entry, type PublishedSite, shell, startPublishedSite } from '../testing/published-site.ts'
import { shellFiles, testRelease, testRoute, versionOf } from '../testing/test-store.ts'

// Documents of a remote whose page is rendered for each of them; its code is what webpack would leave of it.

const code = `
const texts = new Map()
let made = 0
module.exports = {
  addTexts: (added) => texts.set(added.id, added.texts),
  renderPage: ({ texts: id, firstData, user, search }) => {
    if (search.includes('throw')) throw new Error('no heart')
    for (const end = performance.now() + (search.includes('slow') ? 200 : 0); performance.now() < end; );
    const words = texts.get(id)
    made += 1
    return {
      html: '<h1>' + words['mf-members'].title + ' ' + words.ui.close + '</h1><p>' + firstData.total + search +
        '</p><i>' + (user ? user.profile.name : 'nobody') + '</i><b>' + made + '</b>⟦name⟧',
      css: '.found{color:red}',
    }
  },
}`

let site: PublishedSite

const release = testRelease('mf-members', {
  version: versionOf('beef'),
  languages: ['nl', 'en'],
  routes: [testRoute({ firstData: '/api/members.php', render: 'request' })],
})
const texts = {
  'locales/nl.json': JSON.stringify({ 'mf-members': { title: 'Leden' } }),
  'locales/en.json': JSON.stringify({ 'mf-members': { title: 'Members' } }),
}
const speaking = testRelease('shell', { version: versionOf('cafe'), files: shell.files })

const start = async (
  files: Record<string, string>,
  settings: Parameters<typeof startPublishedSite>[0] = {},
): Promise<void> => {
  site = await startPublishedSite(settings)
  site.store.write(speaking, {
    ...shellFiles(),
    'locales/nl.json': JSON.stringify({ ui: { close: 'Sluiten' }, shell: {} }),
    'locales/en.json': JSON.stringify({ ui: { close: 'Close' }, shell: {} }),
  })
  site.store.write(release, { 'entry.js': 'entry', ...texts, ...files })
  await site.store.publish({ shell: entry(speaking), 'mf-members': entry(release) })
}

afterEach(() => site.stop())

const until = async (isSo: () => Promise<boolean>): Promise<void> => {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 20))
}

const members = (query = '', cookie = '') =>
  site.html(`/members${query}`, { 'accept-language': 'nl', ...(cookie ? { cookie } : {}) })

test('a page is in its document, with its first data, texts and rules; its frame is told to hydrate it', async () => {
  await start({ [renderFile]: code })
  const html = await members('?city=Delft')
  expect(html).toContain('<h1>Leden Sluiten</h1>')
  expect(html).toMatch(/<p>\d+\?city=Delft<\/p><i>nobody<\/i>/)
  expect(html).toContain('.found{color:red}')
  expect(bootOf(html)).toMatchObject({ fragment: true, needsScript: true })
})

test('a member gets a page of their own, and nobody a word of another', async () => {
  await start({ [renderFile]: code })
  const [own, visitor] = await Promise.all([members('', '__Host-sid=good'), members()])
  expect(own).toContain(`<i>${testUser.profile.name}</i>`)
  expect(visitor).toContain('<i>nobody</i>')
})

const made = (html: string): string | undefined => /<b>(\d+)<\/b>/.exec(html)?.[1]

test('what is the same for every visitor is rendered once for a while, and says when it was', async () => {
  await start({ [renderFile]: code })
  const together = await Promise.all([members(), members(), members()])
  expect(together.map(made)).toEqual(['1', '1', '1'])
  const times = new Set(together.map((html) => bootOf(html).documentTime))
  expect(times.size).toBe(1)
  expect(made(await members('?city=Delft'))).toBe('2')
  // Another answer of the API is another page.
  site.answers['/api/members.php'] = () => ({ ...testMembers, total: testMembers.total + 1 })
  expect(made(await members())).toBe('3')
})

describe('in the time that a document really has', () => {
  const patience = { ...longPatience, render: usualPatience.render, together: 0 }

  test('a slow page of visitors is in the next documents, made once', async () => {
    await start({ [renderFile]: code }, { patience })
    expect(made(await members('?q=slow'))).toBeUndefined()
    await until(async () => made(await members('?q=slow')) !== undefined)
    expect(made(await members('?q=slow'))).toBe('1')
  })

  test("a member's slow page is in none, and the report says so", async () => {
    await start({ [renderFile]: code }, { patience })
    // The first pages of a process are slow anyhow, and not told.
    await until(async () => made(await members()) !== undefined)
    expect(site.reports).not.toContain('page not rendered')
    await until(async () => {
      expect(made(await members('?q=slow', '__Host-sid=good'))).toBeUndefined()
      return site.reports.includes('page not rendered')
    })
  })
})

test("a member's page is made for each of their documents", async () => {
  await start({ [renderFile]: code })
  expect(made(await members('', '__Host-sid=good'))).toBe('1')
  expect(made(await members('', '__Host-sid=good'))).toBe('2')
})

test('what looks like a placeholder is what somebody wrote', async () => {
  await start({ [renderFile]: code })
  expect(await members('', '__Host-sid=good')).toContain('⟦name⟧</main>')
})

test.each([
  ['it throws', { [renderFile]: code }, '?q=throw'],
  ['its release came without its code', {}, ''],
  ['its code is none', { [renderFile]: 'not a module at all' }, ''],
])('where %s the document has the skeleton, and the report says so', async (_, files, query) => {
  await start(files)
  const html = await members(query)
  expect(html).not.toContain('<h1>Leden')
  expect(bootOf(html)).toMatchObject({ fragment: false })
  expect(site.reports).toContain('page not rendered')
})

test('code that was changed in the store does not run', async () => {
  await start({ [renderFile]: code })
  writeFileSync(storeLayout(site.store.folder).file(release, renderFile), code.replace('<h1>', '<h1>Evil '))
  const html = await members()
  expect(html).not.toContain('Evil')
  expect(bootOf(html)).toMatchObject({ fragment: false })
})

test('without its first data in time a page is not rendered: nobody would see anything in it', async () => {
  await start({ [renderFile]: code })
  site.answers['/api/members.php'] = () => null
  expect(bootOf(await members())).toMatchObject({ fragment: false })
})

test('how documents came to their page is counted, by part', async () => {
  const free = await listen(() => {}, 0, '127.0.0.1')
  await free.close()
  await start({ [renderFile]: code }, { metricsPort: free.port })
  for (const [query, cookie] of [[''], [''], ['', '__Host-sid=good'], ['?q=throw']])
    await members(query, cookie)
  const counted = await (await fetch(`http://127.0.0.1:${free.port}/metrics`)).text()
  const of = (how: string) => `lonk_pages_rendered_total{part="mf-members",how="${how}"}`
  expect(counted).toContain(`${of('rendered')} 2`)
  expect(counted).toContain(`${of('kept')} 1`)
  expect(counted).toContain(`${of('skeleton')} 1`)
})
