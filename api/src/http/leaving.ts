import type { FastifyInstance } from 'fastify'

/**
 * From the moment of leaving everything is still answered, and no connection is kept: whoever comes again is led
 * elsewhere. One that is closed in the moment in which a proxy asks on it costs a call, and those that change something
 * are not asked twice.
 */
export const watchLeaving = (app: FastifyInstance): { leave: () => void } => {
  let leaving = false
  app.addHook('onRequest', async (_request, { raw }) => {
    if (leaving) raw.shouldKeepAlive = false
  })
  return {
    leave: () => {
      leaving = true
    },
  }
}
