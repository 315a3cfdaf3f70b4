import { isAhead } from '@lonk/shared-api/arrival.ts'
import type { Contract } from '@lonk/shared-api/contract.ts'
import type { FastifyRequest } from 'fastify'
import { apiError } from '../errors.ts'
import { isElsewhere } from './arrival.ts'

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
  if (contract.csrf === 'told') {
    if (isAhead(request.headers) || isOutside(request, publicUrl)) throw apiError('forbidden')
    return
  }
  if (contract.call.method === 'GET' && contract.csrf !== 'effect') return
  const { headers } = request
  const fromClient =
    headers['x-request-type'] === 'client' &&
    contract.csrf !== 'beacon' &&
    !(contract.call.method === 'GET' && isElsewhere(headers['sec-fetch-site']))
  if (fromClient || isSameOrigin(request, publicUrl, contract.call.method)) return
  throw apiError('forbidden')
}

/**
 * A link or a page elsewhere, as far as a browser of any age lets it be seen. A stream cannot set our header, so that
 * its absence alone says nothing.
 */
const isOutside = ({ headers, protocol, host }: FastifyRequest, publicUrl: string): boolean => {
  const { origin } = headers
  const site = headers['sec-fetch-site']
  if (isElsewhere(site) || headers['sec-fetch-mode'] === 'navigate') return true
  if (headers['x-request-type'] === 'client') return false
  if (origin !== undefined && origin !== publicUrl && origin !== `${protocol}://${host}`) return true
  return site === 'none' || (site === undefined && (headers.accept ?? '').includes('text/html'))
}

const isSameOrigin = (request: FastifyRequest, publicUrl: string, method: string): boolean => {
  const { origin } = request.headers
  const site = request.headers['sec-fetch-site']
  // A browser sends no Origin with a GET of its own origin.
  if (method === 'GET') return site === 'same-origin'
  if (site !== undefined && site !== 'same-origin') return false
  return origin === publicUrl || origin === `${request.protocol}://${request.host}`
}
