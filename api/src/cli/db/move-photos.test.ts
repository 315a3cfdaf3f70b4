import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { type S3Server, startS3 } from '@lonk/shared-api/testing/s3-server.ts'
import { testEnvironment } from '../../../test/harness.ts'
import { filesAt, readLocation, type StoreLocation } from '../../adapters/files/store-location.ts'
import { movePhotos } from './move-photos.ts'

let folder = ''
let s3: S3Server
let bucket = ''
let count = 0
beforeAll(async () => {
  s3 = await startS3()
})
afterAll(() => s3.close())
afterEach(() => rm(folder, { recursive: true, force: true }))
beforeEach(async () => {
  count += 1
  folder = await mkdtemp(join(tmpdir(), 'lonk-move-'))
  bucket = s3.env.PHOTO_STORE.replace('/site', `/site-${count}`)
})

const placeAt = (raw: string): StoreLocation =>
  readLocation(raw, { name: 'place', env: s3.env, production: false })
const move = (from: string, ...args: string[]) =>
  movePhotos({ photoStore: placeAt(from), environment: 'test' }, args, s3.env)
const fill = async (raw: string) => {
  const photos = filesAt(placeAt(raw), 'photos')
  for (let at = 0; at < 12; at += 1) await photos.write(`photo${at}.webp`, Buffer.alloc(1000 + at, `${at}`))
  await filesAt(placeAt(raw), 'exports').write('all.zip', Buffer.from('zip'))
}
const contentOf = async (raw: string) => {
  const found: Record<string, string> = {}
  for (const kind of ['photos', 'exports'] as const) {
    const files = filesAt(placeAt(raw), kind)
    for await (const { name } of files.list()) {
      const file = await files.open(name)
      found[`${kind}/${name}`] = file ? String(await buffer(file.stream)) : ''
    }
  }
  return found
}

describe('photos --to', () => {
  it('brings everything from a folder to a bucket and back, and counts', async () => {
    await fill(folder)
    await writeFile(join(folder, 'of somebody else.txt'), '')
    expect(await move(folder, '--to', bucket)).toEqual([
      'photos: 12 copied, 0 were there, 12066 bytes compared; 0 more are there',
      'exports: 1 copied, 0 were there, 3 bytes compared; 0 more are there',
    ])
    const back = join(folder, 'back')
    expect(await move(bucket, '--to', back)).toHaveLength(2)
    const found = await contentOf(back)
    expect(Object.keys(found)).toHaveLength(13)
    expect(found).toEqual(await contentOf(bucket))
  })

  it('done again copies what is missing and what differs, and says what is too many', async () => {
    await fill(folder)
    await move(folder, '--to', bucket)
    const there = filesAt(placeAt(bucket), 'photos')
    await there.remove('photo1.webp')
    await there.write('photo2.webp', Buffer.alloc(1002, 'other bytes, as many'))
    await filesAt(placeAt(folder), 'photos').remove('photo3.webp')
    expect((await move(folder, '--to', bucket))[0]).toMatch(/^photos: 2 copied, 9 were there.*; 1 more are/)
    expect((await move(folder, '--to', bucket, '--exact'))[0]).toMatch(
      /^photos: 0 copied.*1 more were removed/,
    )
    expect(await contentOf(bucket)).toEqual(await contentOf(folder))
  })

  it('goes on after a store that was away', async () => {
    await fill(folder)
    s3.cut('PUT')
    await expect(move(folder, '--to', bucket)).rejects.toThrow('the photo store does not answer')
    s3.cut(null)
    await move(folder, '--to', bucket)
    expect(await contentOf(bucket)).toEqual(await contentOf(folder))
  })

  it('says that it failed only when nothing of it is under way any more', async () => {
    await fill(folder)
    s3.breakAt(/^PUT .*photo5\.webp/)
    await expect(move(folder, '--to', bucket)).rejects.toThrow('the photo store does not answer')
    s3.breakAt(null)
    const asked = s3.heard.length
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(s3.heard.slice(asked)).toEqual([])
  })

  it.each([
    ['nothing', [], /^photos: --to a folder or s3:\/\/bucket is needed$/],
    ['no endpoint', ['--to', 's3://pictures'], /^--to: an endpoint is needed/],
  ])('with %s says what it needs', async (_, args, line) => {
    await expect(move(folder, ...args)).rejects.toThrow(line)
  })

  it('removes nothing by the word of a place that is empty', async () => {
    await fill(bucket)
    await expect(move(folder, '--to', bucket, '--exact')).rejects.toThrow(
      /^--exact: PHOTO_STORE has no photos/,
    )
    expect(Object.keys(await contentOf(bucket))).toHaveLength(13)
  })

  it('copies nothing onto itself', async () => {
    await expect(move(folder, '--to', `${folder}/`)).rejects.toThrow(/^--to: PHOTO_STORE lies there already$/)
    await expect(move(bucket, '--to', bucket)).rejects.toThrow(/lies there already/)
  })

  it('is a command of npm run db, which needs no database', async () => {
    await fill(folder)
    const db = fileURLToPath(new URL('../db.ts', import.meta.url))
    const env = testEnvironment('/nowhere', undefined, { ...s3.env, PHOTO_STORE: folder })
    const { stdout } = await promisify(execFile)(process.execPath, [db, 'photos', '--to', bucket], { env })
    expect(stdout).toContain('photos: 12 copied')
    const wrong = { ...env, S3_SECRET_ACCESS_KEY: 'a-wrong-s3cret' }
    const failing = promisify(execFile)(process.execPath, [db, 'photos', '--to', bucket], { env: wrong })
    await expect(failing).rejects.toMatchObject({
      code: 1,
      stderr: 'the photo store refuses (403 SignatureDoesNotMatch)\n',
    })
  })
})
