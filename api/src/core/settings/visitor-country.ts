import type { FastifyRequest } from 'fastify'
import type { Services } from '../../services.ts'
import type { Site } from './site.ts'

/** XX is a proxy's word for "unknown". */
const asCountry = (raw: unknown): string | undefined =>
  typeof raw === 'string' && /^[A-Za-z]{2}$/.test(raw) && !/^xx$/i.test(raw) ? raw.toUpperCase() : undefined

/** Where the visitor is seen: what a trusted proxy says, else the operator's file; null where neither knows. */
export const seenCountry = (request: FastifyRequest, services: Services): string | null => {
  const header = services.config.countryHeader
  const fromProxy = header ? asCountry(request.headers[header]) : undefined
  return fromProxy ?? services.geoip(request.ip)
}

/** Where the visitor seems to be; if nowhere, the domain's own country, which is not evidence of anything. */
export const geoCountry = (request: FastifyRequest, services: Services, site: Site): string =>
  seenCountry(request, services) ?? site.defaultCountry

/** What was chosen in this browser on /lang-config; it is somebody's word, and no evidence of where they are. */
export const chosenCountry = (request: FastifyRequest): string | undefined =>
  asCountry(request.cookies.country)

/** The country the visitor chose: the query, else the cookie, else where they seem to be. */
export const selectedCountry = (
  request: FastifyRequest,
  services: Services,
  site: Site,
  fromQuery?: string,
): string => asCountry(fromQuery) ?? chosenCountry(request) ?? geoCountry(request, services, site)
