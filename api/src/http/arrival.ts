import { type Arrival, arrivalHeader } from '@lonk/shared-api/arrival.ts'
import type { FastifyRequest } from 'fastify'

const header = arrivalHeader.toLowerCase()

/**
 * How the page that a call comes from came to be open (`docs/decisions/arrivals.md`). A link, an image or a frame of
 * somebody else's page carries our cookie but not our client's header: nobody has asked for it here.
 */
export const arrivalOf = ({ headers, method }: Pick<FastifyRequest, 'headers' | 'method'>): Arrival => {
  if (isElsewhere(headers['sec-fetch-site'])) return 'foreign'
  const reads = method === 'GET' || method === 'HEAD'
  if (reads && headers['x-request-type'] !== 'client') return 'foreign'
  const said = headers[header]
  if (said === undefined) return 'acted'
  return said === 'direct' ? 'direct' : 'foreign'
}

export const isElsewhere = (site: string | string[] | undefined): boolean =>
  site === 'cross-site' || site === 'same-site'
