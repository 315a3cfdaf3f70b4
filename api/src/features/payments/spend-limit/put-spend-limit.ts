import { spendLimitContract } from '@lonk/shared-api/calls/payments/spend-limit.schema.ts'
import { accountCurrency, loadLimits, siteLimit, storeLimits } from '../../../core/spend-limit/queries.ts'
import { changeLimit } from '../../../core/spend-limit/rules.ts'
import { limitsView, limitView } from '../../../core/spend-limit/view.ts'
import { lockWallet } from '../../../core/wallet/ledger.ts'
import { publishEvent } from '../../../database/transaction.ts'
import { fieldError } from '../../../errors.ts'
import { endpoint } from '../../../http/endpoint.ts'

/** PUT /api/spend-limit.php: lower now, higher after seven days. */
export const putSpendLimitEndpoint = endpoint(
  spendLimitContract,
  async ({ input, member, services, now }) => {
    const { userId } = member
    const site = await services.sites.of(member.host, member.country)
    const currency = await accountCurrency(services.db, userId)
    const wanted = input.month_limit
    if (wanted && wanted.currency !== currency) throw fieldError('month_limit.currency', 'field_invalid')
    const limit = wanted ? { cents: Math.round(Number(wanted.amount) * 100), currency } : null
    const limits = await services.transaction(async (trx) => {
      await lockWallet(trx, userId)
      const changed = changeLimit(
        await loadLimits(trx, userId, now),
        limit,
        siteLimit(site.values, currency),
        now,
      )
      await storeLimits(trx, userId, changed)
      publishEvent(trx, userId, 'user', { spend_limit: limitView(changed.now) })
      return changed
    })
    return limitsView(limits)
  },
)
