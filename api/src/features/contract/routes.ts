import { type CallShapes, callShapes } from '@lonk/shared-api/call-shapes.ts'
import { contracts } from '@lonk/shared-api/contracts.ts'
import type { FastifyInstance } from 'fastify'
import { onlyHere } from '../../http/only-here.ts'
import type { Services } from '../../services.ts'
import { contractPage } from './contract-page.ts'
import { openApiDocument } from './openapi.ts'

/**
 * `/calls`, below no path that a document server passes on: what this API takes and gives, for whoever releases parts.
 * `/api/openapi.json` where the operator wants it, and outside of production a page of it at `/dev/api`.
 */
export const contractRoutes = (app: FastifyInstance, { config }: Services): void => {
  let shapes: CallShapes | null = null
  app.get('/calls', async () => {
    shapes ??= callShapes(contracts)
    return shapes
  })
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
