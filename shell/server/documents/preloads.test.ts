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
