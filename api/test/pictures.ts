import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import type { Answer, Browser } from './visitors.ts'

type Wish = { width?: number; height?: number; format?: 'jpeg' | 'png' | 'webp' | 'avif'; seed?: number }

/** A picture with something in it: a few large shapes drawn from a seed, so that each seed looks different. */
export const drawPicture = ({ width = 640, height = 800, format = 'jpeg', seed = 1 }: Wish = {}) => {
  const random = (place: number) => {
    const wave = Math.sin(seed * 127.1 + place * 311.7) * 43_758.5453
    return wave - Math.floor(wave)
  }
  const shapes = Array.from({ length: 24 }, (_, index) => {
    const [x, y, size, light] = [0, 1, 2, 3].map((part) => random(index * 4 + part))
    const grey = Math.round((light ?? 0) * 255)
    return `<rect x="${(x ?? 0) * 90}%" y="${(y ?? 0) * 90}%" width="${10 + (size ?? 0) * 25}%" height="${10 + (size ?? 0) * 25}%" fill="rgb(${grey},${255 - grey},${grey})"/>`
  })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#888"/>${shapes.join('')}</svg>`
  return sharp(Buffer.from(svg)).toFormat(format).toBuffer()
}

type Upload = {
  fields?: Record<string, string>
  /** Fields that come after the file. */
  after?: Record<string, string>
  key?: string
  name?: string
  path?: string
}

/** Posts a file as a browser's form does. */
export const upload = async (
  url: string,
  browser: Browser,
  bytes: Uint8Array,
  {
    fields = { visibility: 'public' },
    after = {},
    key = randomUUID(),
    name = 'foto.jpg',
    path = '/api/photo.php',
  }: Upload = {},
): Promise<Answer> => {
  const form = new FormData()
  for (const [field, value] of Object.entries(fields)) form.append(field, value)
  form.append('file', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), name)
  for (const [field, value] of Object.entries(after)) form.append(field, value)
  const response = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: { 'X-Request-Type': 'client', Cookie: browser.cookie(), 'Idempotency-Key': key },
    body: form,
  })
  return { status: response.status, headers: response.headers, body: Object(await response.json()) }
}
