import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from '@jest/globals'
import { chooseEncoding, compress } from './encoding.ts'

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['identity', null],
  [undefined, null],
])('a browser that takes %s gets %s', (accepted, expected) => {
  expect(chooseEncoding(accepted)).toBe(expected)
})

test('what is compressed reads the same', async () => {
  expect(brotliDecompressSync(await compress('één', 'br')).toString()).toBe('één')
  expect(gunzipSync(await compress('één', 'gzip')).toString()).toBe('één')
  expect((await compress('één', null)).toString()).toBe('één')
})
