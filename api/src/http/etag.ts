import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'

/**
 * GET answers of JSON carry the hash of their content, and a repeated question gets 304. An endpoint that knows
 * better (the poll) sets its own ETag first.
 */
export const addEtags = (app: FastifyInstance): void => {
  app.addHook('onSend', async (request, reply, payload) => {
    if (request.method !== 'GET' || reply.statusCode !== 200 || typeof payload !== 'string') return payload
    if (!reply.hasHeader('etag'))
      reply.header('ETag', `"${createHash('sha1').update(payload).digest('base64url')}"`)
    if (request.headers['if-none-match'] !== reply.getHeader('etag')) return payload
    reply.status(304)
    reply.removeHeader('content-type')
    reply.removeHeader('content-length')
    return null
  })
}
