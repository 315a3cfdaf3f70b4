import { isLoopbackName } from '@lonk/shared-api/loopback.ts'
import type { FastifyInstance } from 'fastify'

/**
 * Closes a scope to everybody but whoever sits at this machine and calls it by its own name: under another name it may
 * be a foreign page that had its own name point here.
 */
export const onlyHere = (scope: FastifyInstance): void => {
  scope.addHook('onRequest', async (request, reply) => {
    const isHere = /^(127\.|::1$|::ffff:127\.)/.test(request.ip)
    if (!isHere || !isLoopbackName(request.hostname)) return reply.callNotFound()
  })
}
