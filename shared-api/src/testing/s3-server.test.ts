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
  const letters = new Set<string>()
  let reads = 0
  const goesOn = () => reads < 20 || letters.size < 2
  const write = async () => {
    for (let round = 0; goesOn(); round++) await files.write('head', filledWith(round % 2 ? 'a' : 'b'))
  }
  const read = async () => {
    for (; goesOn(); reads++) {
      const found = await files.read('head')
      if (found === null || found === 'unchanged') throw new Error(`It is ${found}`)
      const [letter = 'nothing'] = found.bytes.toString()
      expect(found.bytes.equals(filledWith(letter))).toBe(true)
      letters.add(letter)
    }
  }
  await Promise.all([write(), read()])
})
