import type { FastifyInstance } from 'fastify'

/**
 * From the moment of leaving everything is still answered but `/readyz`, which says no, and no connection is kept:
 * whoever comes again is led elsewhere. One that is closed in the moment in which a proxy asks on it costs a call, and those that change something
 * are not asked twice.
 */
export const watchLeaving = (app: FastifyInstance): { leave: () => void } => {
  let leaving = false
  app.addHook('onRequest', async (request, reply) => {
    if (!leaving) return
    reply.raw.shouldKeepAlive = false
    if (request.url === '/readyz') return reply.status(503).send({ ready: false })
  })
  return {
    leave: () => {
      leaving = true
    },
  }
}
