import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'

/**
 * GET answers of JSON carry the hash of their content, and a repeated question gets 304. An endpoint that knows
 * better (the poll) sets its own ETag first.
 */
export const addEtags = (app: FastifyInstance): void => {
  app.addHook('onSend', (request, reply, payload, done) => {
    if (request.method !== 'GET' || reply.statusCode !== 200 || typeof payload !== 'string')
      return done(null, payload)
    const own = reply.getHeader('etag') ?? `"${createHash('sha1').update(payload).digest('base64url')}"`
    // Weak: it stands for what the answer says, in whatever encoding it travels.
    const etag = `W/${own}`
    reply.header('ETag', etag)
    if (!isKnown(etag, request.headers['if-none-match'])) return done(null, payload)
    reply.status(304)
    reply.removeHeader('content-type')
    reply.removeHeader('content-length')
    done(null, null)
  })
}

/**
 * Whether `If-None-Match` names this ETag, compared weakly (RFC 9110, 13.1.2): whoever compresses an answer on its way
 * marks its ETag with `W/`.
 */
export const isKnown = (etag: string, asked = ''): boolean =>
  asked === etag || asked.trim() === '*' || tagsIn(asked).includes(opaque(etag))

const tagsIn = (list: string): readonly string[] => [...list.matchAll(/"[^"]*"/g)].map(([tag]) => tag)

const opaque = (etag: string): string => etag.replace(/^W\//, '')
