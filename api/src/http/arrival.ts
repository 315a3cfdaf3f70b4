import { type Arrival, arrivalHeader, isAhead } from '@lonk/shared-api/arrival.ts'
import type { FastifyRequest } from 'fastify'

const header = arrivalHeader.toLowerCase()

/**
 * How the page that a call comes from came to be open (`docs/decisions/arrivals.md`). A link, an image or a frame of
 * somebody else's page carries our cookie but not our client's header: nobody has asked for it here. Nor does anybody
 * see what a HEAD or a prefetch brings.
 */
export const arrivalOf = ({ headers, method }: Pick<FastifyRequest, 'headers' | 'method'>): Arrival => {
  if (isElsewhere(headers['sec-fetch-site']) || isAhead(headers) || method === 'HEAD') return 'foreign'
  if (method === 'GET' && headers['x-request-type'] !== 'client') return 'foreign'
  const said = headers[header]
  if (said === undefined) return 'acted'
  return said === 'direct' ? 'direct' : 'foreign'
}

export const isElsewhere = (site: string | string[] | undefined): boolean =>
  site === 'cross-site' || site === 'same-site'
