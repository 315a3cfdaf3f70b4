import { expect, test } from '@jest/globals'
import { integrityOf, testRelease, versionOf } from '../testing/test-store.ts'
import { preloadsFor, preloadTag } from './preloads.ts'

const shell = testRelease('shell')
const remote = testRelease('mf-chat', {
  version: versionOf('b'),
  files: {
    './pages/conversations': [{ file: '12.js', integrity: integrityOf('12') }],
    './pages/conversation': [{ file: '13.js', integrity: integrityOf('13') }],
  },
})

test('a route preloads its own page and nothing of the others', () => {
  const links = preloadsFor({ shell, remote, page: 'conversations', locale: 'nl' })
  expect(links.map(({ href }) => href)).toEqual([
    `/r/shell/${shell.version}/locales/nl.json`,
    `/r/mf-chat/${remote.version}/entry.js`,
    `/r/mf-chat/${remote.version}/12.js`,
    `/r/mf-chat/${remote.version}/locales/nl.json`,
  ])
})

test('what the shell shares late comes with the page that cannot start without it, and with no other', () => {
  const sharing = testRelease('shell', {
    files: {
      '.': [{ file: 'main.js', integrity: integrityOf('main') }],
      '@tanstack/react-query': [{ file: '85.js', integrity: integrityOf('85') }],
    },
  })
  const asking = { ...remote, shares: { './pages/conversation': ['@tanstack/react-query'] } }
  const scriptsOf = (page: string) =>
    preloadsFor({ shell: sharing, remote: asking, page, locale: 'pl' }).map(({ href }) =>
      href.split('/').at(-1),
    )
  expect(scriptsOf('conversation')).toEqual(['entry.js', '85.js', '13.js'])
  expect(scriptsOf('conversations')).toEqual(['entry.js', '12.js'])
})

test('scripts carry the hash that the browser will ask with, catalogues none', () => {
  const tags = preloadsFor({ shell, remote, page: 'conversations', locale: 'nl' }).map(preloadTag)
  expect(tags[1]).toBe(
    `<link rel="preload" href="/r/mf-chat/${remote.version}/entry.js" as="script" crossorigin="anonymous"` +
      ` integrity="${integrityOf('mf-chat entry')}">`,
  )
  expect(tags[0]).toContain('as="fetch" crossorigin="anonymous">')
})

test('a page of nobody preloads the shell alone; a language without a catalogue is not asked for', () => {
  expect(preloadsFor({ shell, locale: 'nl' })).toHaveLength(1)
  expect(preloadsFor({ shell, remote, page: 'conversations', locale: 'pl' })).toHaveLength(2)
})
