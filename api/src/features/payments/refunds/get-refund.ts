import { refundTermsContract } from '@lonk/shared-api/calls/payments/refund.schema.ts'
import { money } from '../../../core/money/amounts.ts'
import { apiError } from '../../../errors.ts'
import { endpoint } from '../../../http/endpoint.ts'
import { findOrder } from '../orders/queries.ts'
import { withdrawable } from './queries.ts'
import { refundTerms } from './terms.ts'

/** GET /api/refund.php: the first step of a withdrawal, what it would give back. */
export const getRefundEndpoint = endpoint(
  refundTermsContract,
  async ({ input, member, services, site, now }) => {
    const order = await findOrder(services.db, input.order_id, member.userId)
    if (!order) throw apiError('not_found')
    const terms = refundTerms(await withdrawable(services.db, order), site.values.refund_days, now)
    return {
      eligible: terms.reason === null,
      credits: terms.credits,
      amount: money(terms.amount_cents, order.currency),
      until: terms.until?.toISOString() ?? null,
      reason: terms.reason,
    }
  },
)
