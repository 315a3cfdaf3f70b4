import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { ReleaseError } from '../release/release-error.ts'
import { unpack } from './call-body.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lonk-unpack-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test.each([
  [['a', 'a/b'], '"a"'],
  [['a/b', 'a'], '"a"'],
  [['a/b/c', 'a/b'], '"a/b"'],
  [['a'.repeat(256)], `"${'a'.repeat(256)}"`],
])('an upload of the files %j is refused by name', async (names, named) => {
  const files = names.map((name): [string, number] => [name, 1])
  const refused = await unpack({ files }, Buffer.alloc(names.length, 'x'), folder).catch(
    (cause: unknown) => cause,
  )
  expect(refused).toBeInstanceOf(ReleaseError)
  expect(String(refused)).toContain(named)
  expect(readdirSync(folder)).toEqual([])
})

test('names that only begin alike are two files', async () => {
  await unpack(
    {
      files: [
        ['a', 1],
        ['ab', 1],
        ['b/a', 1],
      ],
    },
    Buffer.from('xyz'),
    folder,
  )
  expect(readdirSync(folder).sort()).toEqual(['a', 'ab', 'b'])
})
