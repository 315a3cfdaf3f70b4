import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { RequestError } from '../errors.ts'
import { answerError } from './error-answers.ts'

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'] as const

/** No route: nothing has this address, or not for this method; or a route that is closed to the caller. */
export const refuseUnknown = (app: FastifyInstance, request: FastifyRequest, reply: FastifyReply) => {
  const [url = ''] = request.url.split('?', 1)
  const known = methods.filter((method) => app.hasRoute({ method, url }))
  if (known.length === 0 || known.some((method) => method === request.method))
    return answerError(new RequestError('not_found'), request, reply)
  reply.header('Allow', known.join(', '))
  return answerError(new RequestError('method_not_allowed'), request, reply)
}
