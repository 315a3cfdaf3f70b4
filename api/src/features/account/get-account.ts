import { deletionReasons, getAccountContract } from '@lonk/shared-api/calls/account/account.schema.ts'
import { money } from '../../core/money/amounts.ts'
import { accountCurrency } from '../../core/spend-limit/queries.ts'
import { endpoint } from '../../http/endpoint.ts'
import { alternatives } from './alternatives.ts'
import { offerDiscount } from './delete-discount.ts'
import { refundableCredits } from './refundable.ts'

/** GET /api/account.php: the first steps of the way out. */
export const getAccountEndpoint = endpoint(getAccountContract, async ({ member, services, site, now }) => {
  const { db } = services
  const { userId } = member
  const discount = await services.transaction((trx) =>
    offerDiscount(trx, { userId, companyId: site.companyId, now }),
  )
  const wallet = await db
    .selectFrom('wallets')
    .select('balance')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  const { credits, amounts } = await refundableCredits(db, userId, site.values.refund_days, now)
  const [amount = money(0, await accountCurrency(db, userId)), ...also] = amounts
  return {
    reasons: [...deletionReasons],
    alternatives: alternatives(discount !== null),
    delete_discount: discount,
    credits_left: wallet?.balance ?? 0,
    refundable: { credits, amount, also },
  }
})
