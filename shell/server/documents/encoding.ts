import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | null

/** The best of what the browser takes; a quality of 0 is a refusal. */
export const chooseEncoding = (accepted: string | string[] | undefined): Encoding => {
  const offers = String(accepted ?? '')
    .toLowerCase()
    .split(',')
    .map((offer) => offer.trim().split(';'))
    .filter(([, quality]) => !/^\s*q=0(\.0*)?$/.test(quality ?? ''))
    .map(([name]) => name?.trim())
  if (offers.includes('br')) return 'br'
  return offers.includes('gzip') ? 'gzip' : null
}

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** Quality 6 for what is made at each request: 1 to 2 ms for a document, and no slower than 5 to speak of. */
export const compress = async (text: string, encoding: Encoding): Promise<Buffer> => {
  const raw = Buffer.from(text)
  if (encoding === 'br') {
    return brotli(raw, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 6,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: raw.length,
      },
    })
  }
  return encoding === 'gzip' ? gzipped(raw, { level: 6 }) : raw
}
