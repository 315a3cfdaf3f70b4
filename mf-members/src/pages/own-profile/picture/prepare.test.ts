import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import type { Picture } from './open-picture.ts'
import { prepare } from './prepare.ts'

// The tests' browser has no canvas: this one notes what is drawn, and gives back what the test is about.
const drawn: unknown[][] = []
let noisy = false
let result: Blob | null = null

beforeEach(() => {
  drawn.length = 0
  noisy = false
  result = new Blob(['small'], { type: 'image/jpeg' })
  const context = {
    fillStyle: '',
    fillRect: () => undefined,
    drawImage: (...what: unknown[]) => drawn.push(what.slice(1)),
    getImageData: () => ({
      data: Uint8ClampedArray.from({ length: 256 }, (_, place) =>
        noisy ? (place * 97) % 256 : ([200, 40, 120, 255][place % 4] ?? 0),
      ),
    }),
  }
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(() => context as never)
  jest
    .spyOn(HTMLCanvasElement.prototype, 'toBlob')
    .mockImplementation((done: (blob: Blob | null) => void) => done(result))
})
afterEach(() => {
  jest.restoreAllMocks()
})

const picture = (width: number, height: number, bytes: number): Picture => {
  const image = new Image()
  Object.defineProperties(image, { naturalWidth: { value: width }, naturalHeight: { value: height } })
  const file = new File(['x'], 'strand.jpg', { type: 'image/jpeg' })
  Object.defineProperty(file, 'size', { value: bytes })
  return { file, address: 'blob:strand', image }
}

test('a small picture goes as it is', async () => {
  const small = picture(1600, 1200, 900_000)
  expect(await prepare(small, null)).toEqual({ file: small.file })
  expect(drawn).toEqual([])
})

test('a large one is drawn smaller, its shape kept', async () => {
  expect(await prepare(picture(4096, 2048, 8_000_000), null)).toEqual({ file: result })
  expect(drawn).toEqual([[0, 0, 4096, 2048, 0, 0, 2048, 1024]])
})

test('a square is cut here: what lies outside of it is not sent', async () => {
  expect(await prepare(picture(1600, 1200, 900_000), { x: 40, y: 80, size: 500 })).toEqual({ file: result })
  expect(drawn).toEqual([[40, 80, 500, 500, 0, 0, 500, 500]])
})

const crop = { x: 40, y: 80, size: 500 }

test('what the browser cannot read goes as it is, and the server cuts', async () => {
  const unread = { ...picture(1600, 1200, 900_000), image: null }
  expect(await prepare(unread, null)).toEqual({ file: unread.file })
  expect(await prepare(unread, crop)).toEqual({ file: unread.file, crop })
})

test('a browser that would draw noise draws nothing', async () => {
  noisy = true
  const large = picture(4096, 2048, 8_000_000)
  expect(await prepare(large, crop)).toEqual({ file: large.file, crop })
  expect(drawn).toEqual([])
})

test('a drawing that fails, or is no smaller, is not sent in the place of the file', async () => {
  const large = picture(4096, 2048, 8_000_000)
  result = null
  expect(await prepare(large, null)).toEqual({ file: large.file })
  result = new Blob(['x'])
  const tiny = picture(4096, 2048, 1)
  expect(await prepare(tiny, null)).toEqual({ file: tiny.file })
})
