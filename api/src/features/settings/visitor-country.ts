import type { FastifyRequest } from 'fastify'
import type { Services } from '../../services.ts'
import type { Site } from './site.ts'

const asCountry = (raw: unknown): string | undefined =>
  typeof raw === 'string' && /^[A-Za-z]{2}$/.test(raw) ? raw.toUpperCase() : undefined

/** Where the visitor seems to be: what a trusted proxy says, else the domain's own country. */
export const geoCountry = (request: FastifyRequest, services: Services, site: Site): string => {
  const header = services.config.countryHeader
  return (header ? asCountry(request.headers[header]) : undefined) ?? site.defaultCountry
}

/** The country the visitor chose: the query, else the cookie, else where they seem to be. */
export const selectedCountry = (
  request: FastifyRequest,
  services: Services,
  site: Site,
  fromQuery?: string,
): string => asCountry(fromQuery) ?? asCountry(request.cookies.country) ?? geoCountry(request, services, site)
