import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { askedPage as asked } from '../testing/asked-page.ts'
import { testRelease } from '../testing/test-store.ts'
import { createRenderer, type PageMaker } from './renderer.ts'

// What is told of pages that come too late; each takes at least 20 ms, whatever the machine.

const code = `module.exports = { addTexts: () => {}, renderPage: () => {
  for (const end = performance.now() + 20; performance.now() < end; );
  return { html: '<p>a</p>', css: '' }
} }`
const remote = testRelease('mf-members', {})
const long = 20_000

let reports: unknown[]
let renderer: PageMaker
beforeEach(() => {
  reports = []
  renderer = createRenderer(
    { read: async () => Buffer.from(code), files: async () => [], problem: async () => null },
    async () => ({}),
    (event, details) => reports.push([event, details]),
  )
})
afterEach(() => renderer.stop())

const late = (problem: string) => [
  'page not rendered',
  { part: 'mf-members', version: remote.version, phase: 'deadline', problem },
]

test('a page that comes after its document is told by part and version, once, and comes', async () => {
  await renderer.make(asked(1), long)
  // The first page of a process takes longer anyhow.
  expect(reports).toEqual([])
  expect(await renderer.make(asked(1), long)).toMatchObject({ html: '<p>a</p>' })
  await renderer.make(asked(1), long)
  expect(reports).toEqual([late('not there in 1 ms')])
})

test('a page that is in time is told of nowhere', async () => {
  for (const _ of [1, 2, 3]) expect(await renderer.make(asked(long), long)).not.toBeNull()
  expect(reports).toEqual([])
})

test('a page that is not begun since its document has gone is told as well', async () => {
  await renderer.make(asked(long), long)
  expect(await renderer.make(asked(50), -1)).toBeNull()
  expect(reports).toEqual([late('not there in 50 ms')])
})

test('of more than five documents at once the next go without, which is told', async () => {
  await renderer.make(asked(long), long)
  const pages = await Promise.all(Array.from({ length: 7 }, () => renderer.make(asked(long), long)))
  expect(pages.map((page) => page !== null)).toEqual([true, true, true, true, true, false, false])
  expect(reports).toEqual([late('5 pages are waited for')])
  expect(await renderer.make(asked(long), long)).not.toBeNull()
})

test('how many come before its process has begun is no fault of it', async () => {
  await Promise.all(Array.from({ length: 7 }, () => renderer.make(asked(1), long)))
  expect(reports).toEqual([])
})
