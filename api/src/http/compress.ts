import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { arrivalOf } from './arrival.ts'

/** Characters; less fits into one packet in either form. */
const smallest = 1_024

/**
 * Answers of JSON are compressed for whoever accepts it ([why not all](../../../docs/decisions/compressed-answers.md)).
 * Streams, files and photos write themselves or are not text: they stay as they are.
 */
export const addCompression = (app: FastifyInstance): void => {
  app.addHook('onSend', (request, reply, payload, done) => {
    const varies = reply.getHeader('vary')
    reply.header('Vary', varies ? `${varies}, Accept-Encoding` : 'Accept-Encoding')
    if (typeof payload !== 'string' || payload.length < smallest || isLedHere(request))
      return done(null, payload)
    const encoding = chooseEncoding(request.headers['accept-encoding'])
    if (!encoding) return done(null, payload)
    reply.header('Content-Encoding', encoding)
    reply.removeHeader('content-length')
    const compressed = encoding === 'br' ? brotli(Buffer.from(payload)) : gzipped(Buffer.from(payload))
    compressed.then((bytes) => done(null, bytes), done)
  })
}

/**
 * A member whom somebody else's page has led here: that page may choose what is asked, and see how long answers are.
 */
const isLedHere = (request: FastifyRequest): boolean =>
  request.member !== null && arrivalOf(request) === 'foreign'

/** The best of what is accepted; a quality of 0 is a refusal. */
export const chooseEncoding = (accepted: string | string[] | undefined): 'br' | 'gzip' | null => {
  const offers = String(accepted ?? '')
    .toLowerCase()
    .split(',')
    .map((offer) => offer.split(';').map((piece) => piece.trim()))
    .filter(([, quality]) => !/^q=0(\.0*)?$/.test(quality ?? ''))
    .map(([name]) => name)
  if (offers.includes('br')) return 'br'
  return offers.includes('gzip') ? 'gzip' : null
}

// One or two milliseconds for the longest answers, on a thread beside the one that answers.
const brotli = (bytes: Buffer): Promise<Buffer> =>
  promisify(brotliCompress)(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 4,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  })
const gzipped = (bytes: Buffer): Promise<Buffer> => promisify(gzip)(bytes, { level: 6 })
