import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { type S3Server, startS3 } from '@lonk/shared-api/testing/s3-server.ts'
import { collected } from '../../../test/collected.ts'
import type { FileStore } from './file-store.ts'
import { filesAt, type StoreLocation } from './store-location.ts'

let folder = ''
let s3: S3Server
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lonk-files-'))
  s3 = await startS3()
})
afterAll(async () => {
  await rm(folder, { recursive: true, force: true })
  await s3.close()
})

type Kind = 'folder' | 'bucket'
let count = 0
/** Each test has a place of its own. */
const placeOf = (kind: Kind): StoreLocation => {
  count += 1
  return kind === 'folder'
    ? { kind, folder: join(folder, `${count}`) }
    : { kind, ...s3.bucket, prefix: `site-${count}/` }
}
const bytesIn = async (files: FileStore, name: string) => {
  const found = await files.open(name)
  return found && { size: found.size, bytes: await buffer(found.stream) }
}
const namesIn = async (files: FileStore) => (await collected(files.list())).map(({ name }) => name).sort()

// What the site expects of a store, whichever it is.
describe.each<[Kind]>([['folder'], ['bucket']])('a %s', (kind) => {
  it('gives back what was written, with its size', async () => {
    const files = filesAt(placeOf(kind), 'photos')
    const bytes = Buffer.alloc(300_000, 'picture')
    await files.write('a_1-b.webp', bytes)
    const found = await bytesIn(files, 'a_1-b.webp')
    expect(found?.size).toBe(bytes.length)
    expect(found?.bytes.equals(bytes)).toBe(true)
  })

  it('knows no file that was not written, in a place that nobody has used', async () => {
    const files = filesAt(placeOf(kind), 'photos')
    expect(await files.open('none.webp')).toBeNull()
    expect(await namesIn(files)).toEqual([])
    await files.check()
  })

  it('keeps the last of what was written under a name', async () => {
    const files = filesAt(placeOf(kind), 'photos')
    await files.write('a.webp', Buffer.from('a longer one'))
    await files.write('a.webp', Buffer.from('short'))
    expect(await bytesIn(files, 'a.webp')).toEqual({ size: 5, bytes: Buffer.from('short') })
  })

  it('keeps an empty file', async () => {
    const files = filesAt(placeOf(kind), 'photos')
    await files.write('a.webp', Buffer.alloc(0))
    expect(await bytesIn(files, 'a.webp')).toEqual({ size: 0, bytes: Buffer.alloc(0) })
  })

  it('removes, also what is gone already', async () => {
    const files = filesAt(placeOf(kind), 'photos')
    await files.write('a.webp', Buffer.from('a'))
    await files.remove('a.webp')
    await files.remove('a.webp')
    expect(await files.open('a.webp')).toBeNull()
  })

  it('lists names and sizes, pictures and exports each for themselves', async () => {
    const place = placeOf(kind)
    const [photos, exports] = [filesAt(place, 'photos'), filesAt(place, 'exports')]
    await photos.write('a.webp', Buffer.from('aa'))
    await photos.write('b.svg', Buffer.from('b'))
    await exports.write('c.zip', Buffer.from('ccc'))
    const found = await collected(photos.list())
    expect(found.sort((one, other) => one.name.localeCompare(other.name))).toEqual([
      { name: 'a.webp', size: 2 },
      { name: 'b.svg', size: 1 },
    ])
    expect(await collected(exports.list())).toEqual([{ name: 'c.zip', size: 3 }])
    expect(await photos.open('c.zip')).toBeNull()
  })

  it('bears many at once', async () => {
    const files = filesAt(placeOf(kind), 'photos')
    const names = Array.from({ length: 40 }, (_, at) => `many${at}.webp`).sort()
    await Promise.all(names.map((name) => files.write(name, Buffer.from(name))))
    const read = await Promise.all(names.map((name) => bytesIn(files, name)))
    expect(read.map((found) => String(found?.bytes))).toEqual(names)
    expect(await namesIn(files)).toEqual(names)
  })

  it('lets go of a file that nobody reads to its end', async () => {
    const files = filesAt(placeOf(kind), 'photos')
    await files.write('a.webp', Buffer.alloc(3_000_000, 'x'))
    const found = await files.open('a.webp')
    for await (const piece of found?.stream ?? []) {
      expect(piece.length).toBeGreaterThan(0)
      break
    }
    expect(found?.stream.destroyed).toBe(true)
    expect((await bytesIn(files, 'a.webp'))?.size).toBe(3_000_000)
  })
})
