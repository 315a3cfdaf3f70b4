import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { createBucketFiles } from '../bucket/bucket-files.ts'
import { type S3Server, startS3 } from './s3-server.ts'

let s3: S3Server
beforeEach(async () => {
  s3 = await startS3()
})
afterEach(() => s3.close())

test('what is written takes the place of what was there at once, as in S3: whoever reads has all of one of them', async () => {
  const files = createBucketFiles(s3.bucket, { called: 'the bucket' })
  const filledWith = (letter: string) => Buffer.alloc(300_000, letter)
  await files.write('head', filledWith('a'))
  let isWriting = true
  const written = (async () => {
    for (let round = 0; round < 20; round++) await files.write('head', filledWith(round % 2 ? 'a' : 'b'))
    isWriting = false
  })()
  const letters = new Set<string>()
  while (isWriting) {
    const read = await files.read('head')
    if (read === null || read === 'unchanged') throw new Error(`It is ${read}`)
    expect(read.bytes).toHaveLength(300_000)
    for (const letter of new Set(read.bytes.toString())) letters.add(letter)
    expect(new Set(read.bytes.toString()).size).toBe(1)
  }
  await written
  expect([...letters].sort()).toEqual(['a', 'b'])
})
