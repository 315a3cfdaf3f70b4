import type { FastifyRequest } from 'fastify'
import { apiError } from '../../errors.ts'
import type { Member } from '../member/member.ts'
import type { Site } from '../settings/site.ts'

/** May a visitor look at members here? `X-Traffic-Source` names the network that brought them. */
export const requireSearchAccess = (member: Member | null, site: Site, request: FastifyRequest): void => {
  if (member || site.values.logged_out_search) return
  const network = request.headers['x-traffic-source']
  if (site.values.logged_out_search_trafficsource && typeof network === 'string' && network !== '') return
  throw apiError('search_login_required')
}
