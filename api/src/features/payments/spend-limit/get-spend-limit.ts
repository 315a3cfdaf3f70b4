import { getSpendLimitContract } from '@lonk/shared-api/calls/payments/spend-limit.schema.ts'
import { money } from '../../../core/money/amounts.ts'
import { accountCurrency, loadLimits, siteLimit } from '../../../core/spend-limit/queries.ts'
import { limitsView, limitView } from '../../../core/spend-limit/view.ts'
import { endpoint } from '../../../http/endpoint.ts'
import { spentThisMonth } from '../orders/spend-limit.ts'

/** GET /api/spend-limit.php: the limit, a raise that waits, and how much of this month is used. */
export const getSpendLimitEndpoint = endpoint(getSpendLimitContract, async ({ member, services, now }) => {
  const { userId } = member
  const { db } = services
  const site = await services.sites.of(member.host, member.country)
  const currency = await accountCurrency(db, userId)
  const limits = await loadLimits(db, userId, now)
  const sites = siteLimit(site.values, currency)
  const counted = limits.now?.currency ?? currency
  return {
    ...limitsView(limits),
    site_limit: limitView(sites),
    spent: money(await spentThisMonth(db, { userId, currency: counted, now }), counted),
    currency,
  }
})
