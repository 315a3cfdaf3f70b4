import { checkCompleteSignupContract } from '@lonk/shared-api/calls/signup/complete-signup.schema.ts'
import { maskEmail } from '../../core/account/mask-email.ts'
import { apiError } from '../../errors.ts'
import { endpoint } from '../../http/endpoint.ts'
import { invitedAccount } from './invited-account.ts'

/** GET /api/complete-signup.php?token= */
export const checkCompleteSignupEndpoint = endpoint(
  checkCompleteSignupContract,
  async ({ input, services, now }) => {
    const invited = await invitedAccount(services.db, input.token, now)
    if (!invited) throw apiError('token_invalid')
    return { email_masked: maskEmail(invited.email), known: invited.known }
  },
)
