import type { Contract } from '@lonk/shared-api/contract.ts'
import type { FastifyRequest } from 'fastify'
import { apiError } from '../errors.ts'

/**
 * Only our own pages may cause effects (`docs/api.md`, 2.0): a header that no foreign form can set, or the browser's
 * word that the request comes from this origin. Beacons cannot set headers, so their Origin decides.
 */
export const guardOrigin = (
  request: FastifyRequest,
  contract: Pick<Contract, 'csrf' | 'call'>,
  publicUrl: string,
): void => {
  if (contract.csrf === 'exempt') return
  if (contract.call.method === 'GET' && contract.csrf !== 'effect') return
  const { headers } = request
  const fromClient = headers['x-request-type'] === 'client' && contract.csrf !== 'beacon'
  if (fromClient || isSameOrigin(request, publicUrl, contract.call.method)) return
  throw apiError('forbidden')
}

const isSameOrigin = (request: FastifyRequest, publicUrl: string, method: string): boolean => {
  const { origin } = request.headers
  const site = request.headers['sec-fetch-site']
  // A browser sends no Origin with a GET of its own origin.
  if (method === 'GET') return site === 'same-origin'
  if (site !== undefined && site !== 'same-origin') return false
  return origin === publicUrl || origin === `${request.protocol}://${request.host}`
}
