import type { onRequestHookHandler } from 'fastify'
import type { Services } from '../services.ts'
import { callerOf } from './caller.ts'
import type { Endpoint, Unchanged } from './endpoint.ts'
import { isKnown } from './etag.ts'

/**
 * Who asks whether anything is new, and is known to know it all, is told so before anything is read. In one go, without
 * a promise: what happens between two of them would cost as much as the answer.
 */
export const answerUnchanged =
  (services: Services, { call, limits }: Endpoint['contract'], unchanged: Unchanged): onRequestHookHandler =>
  (request, reply, done) => {
    const asked = request.headers['if-none-match']
    const known = asked === undefined || request.method !== 'GET' ? null : unchanged(services, request)
    if (!known || !isKnown(known.etag, asked)) return done()
    try {
      services.rateLimits.countRead(`GET ${call.path}`, limits, callerOf(request, known.userId))
    } catch (refusal) {
      return done(refusal as Error)
    }
    reply
      .headers({ 'Cache-Control': 'no-store', ETag: `W/${known.etag}` })
      .status(304)
      .send()
  }
