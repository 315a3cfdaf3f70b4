import type { Language } from '@lonk/shared-api/schemas/primitives.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Member } from '../core/member/member.ts'
import { deriveKey } from '../secrets.ts'
import type { Services } from '../services.ts'
import { requestLanguage } from './language.ts'
import { hashAddress } from './network.ts'
import type { Upload } from './upload.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** For error texts and catalogue names. */
    readonly language: Language
    /** Keyed hash of the caller's address (the /64 of IPv6): what limits count and records keep. */
    readonly network: string
    /** Null for a visitor. */
    member: Member | null
    /** The file of a call whose contract says `upload`. */
    upload: Upload | null
  }
}

/** What every request has besides Fastify's own, and what every answer says about itself. */
export const addRequestExtras = (app: FastifyInstance, services: Services): void => {
  const addressKey = deriveKey(services.config.secrets, 'addresses')
  // The two are worked out when somebody asks: a poll needs neither.
  const languages = new WeakMap<FastifyRequest, Language>()
  app.decorateRequest('language', {
    getter() {
      return once(languages, this, ({ cookies, headers }) =>
        requestLanguage(cookies.i18n_redirected, headers['accept-language']),
      )
    },
  })
  const networks = new WeakMap<FastifyRequest, string>()
  app.decorateRequest('network', {
    getter() {
      return once(networks, this, ({ ip }) => hashAddress(addressKey, ip))
    },
  })
  app.decorateRequest('member', null)
  app.decorateRequest('upload', null)
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('X-Request-Id', request.id)
    done()
  })
}

const once = <Value>(
  known: WeakMap<FastifyRequest, Value>,
  request: FastifyRequest,
  work: (request: FastifyRequest) => Value,
): Value => {
  const value = known.get(request) ?? work(request)
  known.set(request, value)
  return value
}
