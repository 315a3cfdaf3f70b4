/**
 * The API's application. Where to find what, for whoever adds a feature:
 *
 * - **An endpoint** is one file `features/<name>/<endpoint>.ts`: `endpoint(contract, handler)` of `http/endpoint.ts`
 *   with a contract of shared-api, added to the table in `features/endpoints.ts`. Origin guard, session, access level
 *   (`requireUser`), limits and schemas are enforced from the contract before the handler runs; the handler returns
 *   the answer. `context.member` is the caller, `context.now` the time, `context.services` everything else.
 * - **What several features need** lies in `core/<room>`, which imports no feature. What one feature takes from another
 *   stands in the list of `configs/checks/feature-arrows.ts`.
 * - **Refusing**: `throw apiError('conversation_limit', { max: 2 })`, `throw fieldError('email', 'email_exists')`
 *   (`errors.ts`). Status, text and body come from shared-api's catalogue.
 * - **Changing data**: `services.transaction(async (trx) => ...)` (`database/transaction.ts`). Inside, every query
 *   goes through `trx`. `publishEvent(trx, userId, 'message', data)` stores the event, raises the account's revision
 *   and wakes its streams after the commit; `touch(trx, userId, 'chats')` raises a revision without an event;
 *   `afterCommit(trx, action)` runs when the change is safe.
 * - **Idempotent calls**: `return idempotent(context, async (trx) => answer)` (`http/idempotent.ts`).
 * - **Events that need not be kept** (typing): `services.fanOut.send(userId, { event, data })`.
 * - **Mail**: `queueMail(trx, ...)` (`core/mail/queue-mail.ts`), written with its cause, sent afterwards.
 * - **Words**: a folder `locales` beside the file that speaks, read by `loadTexts` (`texts.ts`).
 * - **Later**: `enqueue(trx, { queue, runAt, ... })` and `services.jobs.handle(queue, handler)` (`jobs/jobs.ts`);
 *   what every process looks after is registered in `jobs/duties.ts`.
 * - **Money**: tables `wallets`, `credit_lots`, `credit_ledger`; lock the wallet row first (wallet, conversation,
 *   message: always in this order).
 */
import type { IncomingMessage } from 'node:http'
import cookie from '@fastify/cookie'
import { givenRequestId } from '@lonk/shared-api/request-id.ts'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { sandboxRoutes } from './adapters/payments/sandbox/routes.ts'
import type { Config } from './config.ts'
import { RequestError } from './errors.ts'
import { contractRoutes } from './features/contract/routes.ts'
import { devRoutes } from './features/dev/routes.ts'
import { endpoints } from './features/endpoints.ts'
import { healthRoutes } from './features/health/routes.ts'
import { photoRoute } from './features/photos/serve-photo.ts'
import { leaveStreams } from './features/realtime/open-streams.ts'
import { refuseConnection } from './http/bare-answer.ts'
import { addCompression } from './http/compress.ts'
import { answerError } from './http/error-answers.ts'
import { addEtags } from './http/etag.ts'
import { internalUrl, malformedPath } from './http/internal-path.ts'
import { refuseUnknown } from './http/refuse-unknown.ts'
import { registerEndpoints } from './http/register.ts'
import { addRequestExtras } from './http/request-extras.ts'
import { addSecurityHeaders } from './http/security-headers.ts'
import { watchSilentConnections } from './http/silent-connections.ts'
import { loggerOptions } from './logging.ts'
import type { Services } from './services.ts'

/** As the document server names it, so that a document and the calls made for it are found together in the logs. */
const genReqId = ({ headers }: Pick<IncomingMessage, 'headers'>): string =>
  givenRequestId(headers) ?? crypto.randomUUID()

/** A bare server first, because its logger is what the services log to. */
export const createServer = ({
  environment,
  documentServers,
}: Pick<Config, 'environment' | 'documentServers'>): FastifyInstance => {
  const app = Fastify({
    logger: loggerOptions(environment),
    logController: new LogController({ disableRequestLogging: true }),
    // Requests come from a document server, or from what is before us on this machine; it says who the visitor is.
    trustProxy: ['loopback', ...documentServers],
    rewriteUrl: (request) => internalUrl(request.url ?? '/'),
    genReqId,
    requestIdHeader: false,
    bodyLimit: 256 * 1024,
    forceCloseConnections: 'idle',
    clientErrorHandler: refuseConnection,
    // Longer than any head that Node reads: whoever knows the names refuses what is too long to be one.
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 20_000 },
  })
  // A simple form could send text/plain across origins without asking.
  app.removeContentTypeParser('text/plain')
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) =>
    body === '' ? done(null, undefined) : parseJson(request, String(body), done),
  )
  return app
}

export const buildApp = async (app: FastifyInstance, services: Services): Promise<void> => {
  const { config } = services
  await app.register(cookie)
  await addSecurityHeaders(app, config.publicUrl)
  addRequestExtras(app, services)
  app.setErrorHandler(answerError)
  app.setNotFoundHandler((request, reply) => refuseUnknown(app, request, reply))
  app.all(malformedPath, async () => {
    throw new RequestError('malformed')
  })
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown'
    request.log.info(
      { method: request.method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'call',
    )
  })
  const silent = watchSilentConnections(app.server)
  app.addHook('preClose', async () => {
    leaveStreams(services)
    silent.cut()
  })
  await app.register(async (scope) => healthRoutes(scope, services))
  await app.register(async (scope) => photoRoute(scope, services))
  await app.register(async (scope) => contractRoutes(scope, services))
  if (config.environment !== 'production') await app.register(async (scope) => devRoutes(scope, services))
  if (config.payments === 'sandbox') await app.register(async (scope) => sandboxRoutes(scope, services))
  await app.register(async (scope) => {
    addEtags(scope)
    addCompression(scope)
    registerEndpoints(scope, services, endpoints)
  })
}
