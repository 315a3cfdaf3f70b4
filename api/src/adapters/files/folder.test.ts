import { mkdtemp, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { collected } from '../../../test/collected.ts'
import { createFolder } from './folder.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lonk-folder-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const bytes = Buffer.alloc(10_000, 'x')

it('a full disk is told as such, and nothing of the file stays', async () => {
  const full = join(folder, 'full')
  const files = createFolder(full)
  await files.write('before.webp', bytes)
  // Where the file would be written first there is no room.
  await symlink('/dev/full', join(full, `.a.webp.${process.pid}`))
  await expect(files.write('a.webp', bytes)).rejects.toThrow('the photo store is full (ENOSPC)')
  expect(await readdir(full)).toEqual(['before.webp'])
})

it('a place that can be no folder refuses, and shows no hole where a picture may be', async () => {
  await writeFile(join(folder, 'a-file'), '')
  const files = createFolder(join(folder, 'a-file'))
  for (const call of [() => files.write('a.webp', bytes), () => files.open('a.webp'), files.check])
    await expect(call()).rejects.toThrow(/^the photo store (refuses \(ENOTDIR\)|does not answer \(EEXIST\))$/)
})

it('exports are for the site’s own user alone', async () => {
  const hidden = join(folder, 'hidden')
  await createFolder(hidden, { private: true }).write('a.zip', bytes)
  const modes = await Promise.all(
    [hidden, join(hidden, 'a.zip')].map(async (path) => (await stat(path)).mode),
  )
  expect(modes.map((mode) => mode & 0o777)).toEqual([0o700, 0o600])
})

it('a file that was never finished is in no list', async () => {
  const started = join(folder, 'started')
  const files = createFolder(started)
  await files.write('a.webp', bytes)
  await writeFile(join(started, '.b.webp.77'), 'b')
  expect(await collected(files.list())).toEqual([{ name: 'a.webp', size: bytes.length }])
})
