import formbody from '@fastify/formbody'
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { serializerCompiler } from 'fastify-type-provider-zod'
import type * as z from 'zod/mini'
import { loadMember } from '../core/session/load-member.ts'
import type { Services } from '../services.ts'
import { requireUser } from './access.ts'
import { callerOf } from './caller.ts'
import { guardOrigin } from './csrf.ts'
import { bodyFromQuery } from './delete-query.ts'
import type { Endpoint } from './endpoint.ts'
import { internalPath } from './internal-path.ts'
import { answerUnchanged } from './unchanged.ts'
import { readUpload } from './upload.ts'
import { validatorFor } from './validation.ts'

/**
 * Serves endpoints as their contracts say: origin guard, session, access, limits, then the schemas. The zod compilers
 * stay in this scope: at the root they would break plugins that answer with JSON Schema.
 */
export const registerEndpoints = (
  app: FastifyInstance,
  services: Services,
  endpoints: readonly Endpoint[],
) => {
  app.setValidatorCompiler<z.ZodMiniType>((route) => validatorFor(ownErrors(endpoints, route))(route))
  app.setSerializerCompiler(serializerCompiler)
  const beacons = endpoints.filter(({ contract }) => contract.csrf === 'beacon')
  const webhooks = endpoints.filter(({ contract }) => contract.csrf === 'exempt')
  const uploads = endpoints.filter(({ contract }) => contract.upload)
  const others = endpoints.filter(
    ({ contract: { upload, csrf } }) => !upload && csrf !== 'beacon' && csrf !== 'exempt',
  )
  for (const endpoint of others) registerOne(app, services, endpoint)
  app.register(async (scope) => {
    await scope.register(multipart)
    for (const endpoint of uploads) registerOne(scope, services, endpoint)
  })
  // Providers post forms; our own calls never do.
  app.register(async (scope) => {
    await scope.register(formbody)
    for (const endpoint of webhooks) registerOne(scope, services, endpoint)
  })
  // A beacon may come with any type and with nothing in it: its body is not read.
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, payload, done) => {
      payload.resume()
      payload.on('end', () => done(null, undefined))
    })
    for (const endpoint of beacons) registerOne(scope, services, endpoint)
  })
}

const ownErrors = (endpoints: readonly Endpoint[], { method, url }: { method: string; url: string }) =>
  endpoints.find(({ contract: { call } }) => call.method === method && internalPath(call.path) === url)
    ?.contract.errors ?? []

const registerOne = (app: FastifyInstance, services: Services, { contract, handle, unchanged }: Endpoint) => {
  const { call, status = 200 } = contract
  const name = `${call.method} ${call.path}`
  const effects = call.method !== 'GET' || contract.csrf === 'effect'
  app.route({
    method: call.method,
    url: internalPath(call.path),
    // A HEAD asks what a GET would say, and must change nothing.
    exposeHeadRoute: !effects && contract.csrf !== 'told' && !contract.noHead,
    schema: {
      ...(contract.query ? { querystring: contract.query } : {}),
      ...(contract.body ? { body: contract.body } : {}),
      ...(contract.answer ? { response: { [status]: contract.answer } } : {}),
    },
    onRequest: [
      ...(unchanged ? [answerUnchanged(services, contract, unchanged)] : []),
      async (request, reply) => {
        guardOrigin(request, contract, services.config.publicUrl)
        // What everybody may keep must not carry anybody's cookie.
        request.member = await loadMember(
          services,
          request,
          contract.cacheSeconds === undefined ? reply : null,
        )
        requireUser(contract.access, request.member)
        const userId = request.member?.userId ?? null
        const caller = callerOf(request, userId)
        if (effects) await services.rateLimits.count(name, contract.limits, caller)
        else services.rateLimits.countRead(name, contract.limits, caller)
      },
    ],
    preValidation: async (request) => {
      if (contract.upload) request.body = await readUpload(request, contract.upload)
      if (call.method !== 'DELETE' || request.body !== undefined) return
      request.body = bodyFromQuery(request.query as Record<string, unknown>)
    },
    handler: async (request, reply) => {
      setCaching(reply, contract.cacheSeconds)
      reply.status(status)
      const answer = await handle({
        input: contract.body ? request.body : request.query,
        member: request.member,
        services,
        site: await services.sites.of(request.member?.host ?? request.host),
        now: services.clock.now(),
        language: request.language,
        request,
        reply,
      })
      // Awaiting a reply waits until it has gone, and gives nothing.
      if (reply.sent) return reply
      return answer === undefined ? reply.send() : answer
    },
  })
}

const setCaching = (reply: FastifyReply, seconds: number | undefined) => {
  if (seconds === undefined) {
    reply.header('Cache-Control', 'no-store')
    return
  }
  // Names come in the visitor's language.
  reply.header('Cache-Control', `public, max-age=${seconds}`)
  reply.header('Vary', 'Cookie, Accept-Language')
}
