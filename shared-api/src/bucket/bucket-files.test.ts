import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { type S3Server, startS3 } from '../testing/s3-server.ts'
import { createBucketFiles } from './bucket-files.ts'
import type { Bucket } from './bucket-location.ts'

let s3: S3Server
beforeEach(async () => {
  s3 = await startS3()
})
afterEach(() => s3.close())

const filesAt = (changed: Partial<Bucket> = {}) =>
  createBucketFiles({ ...s3.bucket, ...changed }, { called: 'the bucket' })
const found = async (name: string) => {
  const file = await filesAt().read(name)
  if (file === null || file === 'unchanged') throw new Error(`${name} is ${file}`)
  return { text: file.bytes.toString(), tag: file.tag }
}

describe('files of a bucket', () => {
  it('are read as they were written, and are null where there are none', async () => {
    await filesAt().write('mf-chat/1/page.js', Buffer.from('a page'))
    expect((await found('mf-chat/1/page.js')).text).toBe('a page')
    await filesAt().write('empty', Buffer.alloc(0))
    expect((await found('empty')).text).toBe('')
    expect(await filesAt().read('mf-chat/1/nothing.js')).toBeNull()
  })

  it('that did not change cost one request without their bytes', async () => {
    await filesAt().write('small', Buffer.from('one'))
    const { tag } = await found('small')
    expect(await filesAt().read('small', tag)).toBe('unchanged')
    await filesAt().write('small', Buffer.from('two'))
    expect(await filesAt().read('small', tag)).toMatchObject({ bytes: Buffer.from('two') })
  })

  it('are replaced only by who knows what they are', async () => {
    const files = filesAt()
    expect(await files.replace('head', Buffer.from('1'), '"other"')).toBe(false)
    expect(await files.replace('head', Buffer.from('1'), null)).toBe(true)
    expect(await files.replace('head', Buffer.from('2'), null)).toBe(false)
    const { tag } = await found('head')
    expect(await files.replace('head', Buffer.from('2'), tag)).toBe(true)
    expect(await files.replace('head', Buffer.from('3'), tag)).toBe(false)
    expect((await found('head')).text).toBe('2')
  })

  it('are replaced by one of two at once', async () => {
    await filesAt().write('head', Buffer.from('1'))
    const { tag } = await found('head')
    const done = await Promise.all(
      ['a', 'b'].map((text) => filesAt().replace('head', Buffer.from(text), tag)),
    )
    expect(done.sort()).toEqual([false, true])
  })

  it('are listed below their folder, however deep, with their sizes', async () => {
    await filesAt().write('mf-list/1/locales/nl.json', Buffer.from('{}'))
    await filesAt().write('mf-list/1/page.js', Buffer.from('page'))
    await filesAt().write('mf-list/11/page.js', Buffer.from('page'))
    expect([...(await filesAt().list('mf-list/1'))]).toEqual([
      ['locales/nl.json', 2],
      ['page.js', 4],
    ])
    expect([...(await filesAt().list('mf-none/1'))]).toEqual([])
  })

  it.each([
    ['a wrong secret', { secretAccessKey: 's3cret' }, 'the bucket refuses (403 SignatureDoesNotMatch)'],
    ['a bucket that is not there', { bucket: 'missing' }, 'the bucket refuses (404 NoSuchBucket)'],
  ])('say no for %s, and why', async (_, changed, line) => {
    const files = filesAt(changed)
    await expect(files.read('small')).rejects.toThrow(line)
    await expect(files.write('small', Buffer.from('x'))).rejects.toThrow(line)
    await expect(files.replace('fresh', Buffer.from('x'), null)).rejects.toThrow(line)
    await expect(files.list('mf-list/1')).rejects.toThrow(line)
  })

  it('are not there by half where the answer is cut', async () => {
    await filesAt().write('small', Buffer.from('one'))
    s3.cut('GET')
    await expect(filesAt().read('small')).rejects.toThrow('the bucket does not answer')
  })
})
