import type { FastifyInstance } from 'fastify'
import { onlyHere } from '../../http/only-here.ts'
import type { Services } from '../../services.ts'
import { contractPage } from './contract-page.ts'
import { openApiDocument } from './openapi.ts'

/** `/api/openapi.json` where the operator wants it, and outside of production a page of it at `/dev/api`. */
export const contractRoutes = (app: FastifyInstance, { config }: Services): void => {
  if (!config.openApi) return
  const document = openApiDocument(config.publicUrl)
  app.get('/api/openapi.json', async () => document)
  if (config.environment === 'production') return
  const page = contractPage(document)
  app.register(async (scope) => {
    onlyHere(scope)
    scope.get('/dev/api', async (_, reply) =>
      reply
        .type('text/html; charset=utf-8')
        .header('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'")
        .send(page),
    )
  })
}
