import { checkPasswordResetContract } from '@lonk/shared-api/calls/account/reset-password.schema.ts'
import { maskEmail } from '../../core/account/mask-email.ts'
import { apiError } from '../../errors.ts'
import { endpoint } from '../../http/endpoint.ts'
import { openToken } from './open-token.ts'

/** GET /api/reset-password.php?token= */
export const checkPasswordResetEndpoint = endpoint(
  checkPasswordResetContract,
  async ({ input, services, now }) => {
    const found = await openToken(services.db, input.token, 'reset', now)
    if (!found || found.usedAt) throw apiError('token_invalid')
    return { valid: true as const, email_masked: maskEmail(found.email) }
  },
)
