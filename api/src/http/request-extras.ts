import type { Language } from '@lonk/shared-api/schemas/primitives.ts'
import type { FastifyInstance } from 'fastify'
import type { Member } from '../core/member/member.ts'
import { deriveKey } from '../secrets.ts'
import type { Services } from '../services.ts'
import { requestLanguage } from './language.ts'
import { hashAddress } from './network.ts'
import type { Upload } from './upload.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** For error texts and catalogue names. */
    language: Language
    /** Keyed hash of the caller's address (the /64 of IPv6): what limits count and records keep. */
    network: string
    /** Null for a visitor. */
    member: Member | null
    /** The file of a call whose contract says `upload`. */
    upload: Upload | null
  }
}

/** What every request has besides Fastify's own, and what every answer says about itself. */
export const addRequestExtras = (app: FastifyInstance, services: Services): void => {
  const addressKey = deriveKey(services.config.secrets, 'addresses')
  app.decorateRequest('language', 'nl')
  app.decorateRequest('network', '')
  app.decorateRequest('member', null)
  app.decorateRequest('upload', null)
  app.addHook('onRequest', async (request, reply) => {
    request.language = requestLanguage(request.cookies.i18n_redirected, request.headers['accept-language'])
    request.network = hashAddress(addressKey, request.ip)
    reply.header('X-Request-Id', request.id)
  })
}
