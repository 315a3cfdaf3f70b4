import { consentContract } from '@lonk/shared-api/calls/content/consent.schema.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { after, days } from '../../../clock.ts'
import { hashToken, newToken } from '../../../core/session/session-token.ts'
import { apiError } from '../../../errors.ts'
import { endpoint } from '../../../http/endpoint.ts'
import { keptFor } from '../../../kept-for.ts'
import type { Services } from '../../../services.ts'

/** Ties a visitor's yes to its record, so that it can be shown and taken back. HttpOnly: no script needs it. */
export const consentCookie = 'lonk_consent'
const lifetime = days(keptFor.cookie_choice_days)

/**
 * POST /api/consent.php: what was chosen, about which version of the text, and when. A visitor who refuses leaves no
 * trace: there is nothing to prove, and a refusal must not set a cookie.
 */
export const giveConsentEndpoint = endpoint(
  consentContract,
  async ({ input, member, services, site, now, request, reply }) => {
    const { analytics, marketing } = input
    const said = analytics || marketing
    const version = site.values.cookie_version
    // Nobody agrees to a text that they did not see; a no is a no to any.
    if (said && input.version !== version) throw apiError('terms_outdated')
    const visitor = member ? null : visitorToken(request, said)
    if (member || visitor) {
      await services.db
        .insertInto('cookie_consents')
        .values({
          user_id: member?.userId ?? null,
          visitor_hash: visitor && hashToken(visitor),
          version,
          analytics,
          marketing,
          at: now,
          expires_at: after(now, lifetime),
        })
        .execute()
    }
    keepCookie(services, request, reply, said ? visitor : null)
    return { ok: true }
  },
)

const visitorToken = (request: FastifyRequest, said: boolean): string | null => {
  const known = request.cookies[consentCookie]
  if (known && /^[\w-]{20,100}$/.test(known)) return known
  return said ? newToken() : null
}

const keepCookie = (
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  token: string | null,
): void => {
  const { secure } = services.config.sessionCookie
  const attributes = { path: '/api/consent.php', httpOnly: true, sameSite: 'lax', secure } as const
  if (token) reply.setCookie(consentCookie, token, { ...attributes, maxAge: lifetime / 1000 })
  else if (request.cookies[consentCookie]) reply.clearCookie(consentCookie, attributes)
}
