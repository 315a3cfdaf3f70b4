import helmet from '@fastify/helmet'
import Fastify, { type FastifyInstance } from 'fastify'

/**
 * Of JSON, pictures and the few pages that the API makes (invoice, unsubscribing, what is for developers); the site's
 * documents and their policy are the document server's (`shell/server/documents/security-headers.ts`).
 */
export const addSecurityHeaders = async (app: FastifyInstance, publicUrl: string): Promise<void> => {
  const headers = await headersOfHelmet(publicUrl.startsWith('https:'))
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers)
    done()
  })
}

/** Asked once: it makes them anew for every request, which costs as much as an empty answer, and they are the same. */
const headersOfHelmet = async (https: boolean): Promise<Record<string, string>> => {
  const asked = Fastify()
  await asked.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    strictTransportSecurity: https,
    referrerPolicy: { policy: 'same-origin' },
  })
  asked.get('/', async (_request, reply) => reply.getHeaders())
  const { body } = await asked.inject('/')
  await asked.close()
  return JSON.parse(body)
}
