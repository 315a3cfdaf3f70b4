import type { FastifyInstance } from 'fastify'
import type { Services } from '../../services.ts'

/**
 * `/healthz`: the process lives. `/readyz`: its database answers and has a site to serve, and it is not about to end
 * (`http/leaving.ts`).
 */
export const healthRoutes = (app: FastifyInstance, { db }: Services): void => {
  app.get('/healthz', async () => ({ ok: true }))
  app.get('/readyz', async (_request, reply) => {
    const ready = await db
      .selectFrom('domains')
      .select('host')
      .limit(1)
      .executeTakeFirst()
      .then((row) => row !== undefined)
      .catch(() => false)
    return reply.status(ready ? 200 : 503).send({ ready })
  })
}
