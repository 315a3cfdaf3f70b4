import {
  activateContract,
  activateRequest,
  activationLinkContract,
} from '@lonk/shared-api/calls/signup/activate.schema.ts'
import { loadUser } from '../../core/account/load-user.ts'
import { openSession } from '../../core/session/open-session.ts'
import { apiError, RequestError } from '../../errors.ts'
import { endpoint } from '../../http/endpoint.ts'
import { activateAccount } from './activate-account.ts'

/** POST /api/activate.php: whoever holds the token is logged in. */
export const activateEndpoint = endpoint(
  activateContract,
  async ({ input, services, site, request, reply, now, language }) => {
    const { userId, passwordHash, repeated } = await activateAccount(services, site, input.token, now)
    // A used link may stay in a mailbox for long: it does not log in again.
    if (repeated) throw apiError('token_invalid')
    const session = await openSession(services, request, reply, { userId, remember: true, passwordHash })
    const user = await loadUser(services, services.db, userId, { language, session, now })
    return { user, status: 'activated' }
  },
)

/** GET /api/activate.php?token=: the link in the mail. Sets no cookie, because mail scanners open links too. */
export const activationLinkEndpoint = endpoint(
  activationLinkContract,
  async ({ services, site, request, reply, now }) => {
    const parsed = activateRequest.safeParse(request.query)
    if (!parsed.success) return reply.redirect('/activate/error?code=token_invalid')
    try {
      await activateAccount(services, site, parsed.data.token, now)
      return reply.redirect('/activate/done')
    } catch (error) {
      if (!(error instanceof RequestError)) request.log.error({ err: error }, 'activation failed')
      const code = error instanceof RequestError ? error.code : 'activation_failed'
      return reply.redirect(`/activate/error?code=${code}`)
    }
  },
)
