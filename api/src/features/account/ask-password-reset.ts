import { askPasswordResetContract } from '@lonk/shared-api/calls/account/reset-password.schema.ts'
import { saysNobodyIsKnown } from '../../core/settings/neutral-messages.ts'
import { apiError } from '../../errors.ts'
import { endpoint } from '../../http/endpoint.ts'
import { enqueue } from '../../jobs/jobs.ts'
import { sendResetLetter } from './reset-letter.ts'

/** POST /api/reset-password.php */
export const askPasswordResetEndpoint = endpoint(
  askPasswordResetContract,
  async ({ input, services, site, request, now }) => {
    const asked = { host: site.host, email: input.email, network: request.network }
    if (saysNobodyIsKnown(site)) {
      await services.transaction((trx) =>
        enqueue(trx, { queue: 'reset_letter', runAt: now, payload: asked, now }),
      )
      return { ok: true }
    }
    const outcome = await sendResetLetter(services, asked, now)
    if (outcome === 'unknown') throw apiError('email_not_found')
    if (outcome === 'used_up') throw apiError('reset_mail_limit')
    return { ok: true }
  },
)
