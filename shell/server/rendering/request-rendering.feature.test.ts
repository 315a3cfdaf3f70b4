import { writeFileSync } from 'node:fs'
import { afterEach, expect, test } from '@jest/globals'
import { renderFile } from '@lonk/shared-events/request-render.ts'
import { storeLayout } from '../registry/store-layout.ts'
import { testUser } from '../testing/answers.ts'
import { bootOf } from '../testing/boot-of.ts'
import { entry, type PublishedSite, shell, startPublishedSite } from '../testing/published-site.ts'
import { shellFiles, testRelease, testRoute, versionOf } from '../testing/test-store.ts'

// Documents of a remote whose page is rendered for each of them; its code is what webpack would leave of it.

const code = `
const texts = new Map()
module.exports = {
  addTexts: (added) => texts.set(added.id, added.texts),
  renderPage: ({ texts: id, firstData, user, search }) => {
    if (search.includes('throw')) throw new Error('no heart')
    const words = texts.get(id)
    return {
      html: '<h1>' + words['mf-members'].title + ' ' + words.ui.close + '</h1><p>' + firstData.total + search +
        '</p><i>' + (user ? user.profile.name : 'nobody') + '</i>⟦name⟧',
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

const start = async (files: Record<string, string>): Promise<void> => {
  site = await startPublishedSite()
  site.store.write(speaking, {
    ...shellFiles(),
    'locales/nl.json': JSON.stringify({ ui: { close: 'Sluiten' }, shell: {} }),
    'locales/en.json': JSON.stringify({ ui: { close: 'Close' }, shell: {} }),
  })
  site.store.write(release, { 'entry.js': 'entry', ...texts, ...files })
  await site.store.publish({ shell: entry(speaking), 'mf-members': entry(release) })
}

afterEach(() => site.stop())

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
