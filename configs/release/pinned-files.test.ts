import { createHash } from 'node:crypto'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import type { Build } from '../build/build-part.ts'
import { publish } from './publish.ts'
import { createTestStore } from './test-builds.ts'

// The hashes that browsers check are in build.json, which a team writes: one that is wrong makes a part that never starts.

let made: ReturnType<typeof createTestStore>
beforeEach(() => {
  made = createTestStore()
})
afterEach(() => made.remove())

type Manifest = {
  entry: string
  integrity: string
  files: Record<string, { file: string; integrity: string }[]>
}
const rewritten = (build: Build, change: (manifest: Manifest) => Manifest): Build => {
  const file = join(build.folder, 'build.json')
  writeFileSync(file, JSON.stringify(change(JSON.parse(readFileSync(file, 'utf8')))))
  return build
}
const other = `sha384-${createHash('sha384').update('other').digest('base64')}`
const refused = (build: Build) => publish(made.store, [build]).then(() => 'published', String)

const cases: readonly (readonly [string, (build: Build) => Build, string])[] = [
  [
    'an entry of another hash',
    (build) => rewritten(build, (manifest) => ({ ...manifest, integrity: other })),
    'remoteEntry.js is not what build.json says it is',
  ],
  [
    'a module of another hash',
    (build) =>
      rewritten(build, (manifest) => ({
        ...manifest,
        files: { './pages/page': [{ file: 'page.js', integrity: other }] },
      })),
    'page.js is not what build.json says it is',
  ],
  [
    'a file that was changed afterwards',
    (build) => {
      writeFileSync(join(build.folder, 'page.js'), 'other')
      return build
    },
    'page.js is not what build.json says it is',
  ],
  [
    'a module that is not there',
    (build) => {
      rmSync(join(build.folder, 'page.js'))
      return build
    },
    'build.json names page.js, which is not there',
  ],
  [
    'an entry that is a folder',
    (build) => rewritten(build, (manifest) => ({ ...manifest, entry: 'locales' })),
    'build.json names locales, which is not there',
  ],
]

test.each(cases)('%s is refused, and named', async (_, change, why) => {
  expect(await refused(change(await made.remote('mf-chat')))).toBe(`ReleaseError: mf-chat: ${why}`)
})

test('of the shell as well', async () => {
  const build = rewritten(await made.shell(), (manifest) => ({ ...manifest, integrity: other }))
  expect(await refused(build)).toBe('ReleaseError: shell: main.js is not what build.json says it is')
})

test('with whichever of the two hashes browsers know', async () => {
  const integrity = `sha256-${createHash('sha256').update('mf-chat').digest('base64')}`
  expect(
    await refused(rewritten(await made.remote('mf-chat'), (manifest) => ({ ...manifest, integrity }))),
  ).toBe('published')
})
