import { spendLimitContract } from '@lonk/shared-api/calls/payments/spend-limit.schema.ts'
import { publishEvent } from '../../../database/transaction.ts'
import { fieldError } from '../../../errors.ts'
import { endpoint } from '../../../http/endpoint.ts'
import type { Services } from '../../../services.ts'
import { lockWallet } from '../../wallet/ledger.ts'
import { money } from '../amounts.ts'
import { loadLimits, siteLimit, storeLimits } from './queries.ts'
import { changeLimit, type Limit } from './rules.ts'

/** PUT /api/spend-limit.php: lower now, higher after seven days. */
export const putSpendLimitEndpoint = endpoint(
  spendLimitContract,
  async ({ input, member, services, now }) => {
    const { userId } = member
    const site = await services.sites.of(member.host, member.country)
    const currency = await currencyOf(services, member.country)
    const wanted = input.month_limit
    if (wanted && wanted.currency !== currency) throw fieldError('month_limit.currency', 'field_invalid')
    const cents = wanted ? Math.round(Number(wanted.amount) * 100) : null
    const limits = await services.transaction(async (trx) => {
      await lockWallet(trx, userId)
      const changed = changeLimit(await loadLimits(trx, userId, now), cents, siteLimit(site.values), now)
      await storeLimits(trx, userId, changed)
      publishEvent(trx, userId, 'user', {
        spend_limit: changed.now === null ? null : money(changed.now, currency),
      })
      return changed
    })
    const view = (limit: Limit) => (limit === null ? null : money(limit, currency))
    return {
      limit: view(limits.now),
      pending: limits.pending
        ? { limit: view(limits.pending.limit), from: limits.pending.from.toISOString() }
        : null,
    }
  },
)

const currencyOf = async ({ db }: Services, country: string): Promise<string> => {
  const row = await db
    .selectFrom('countries')
    .select('currency')
    .where('code', '=', country)
    .executeTakeFirst()
  return row?.currency ?? 'EUR'
}
