import { discountCodeContract } from '@lonk/shared-api/calls/payments/discountcode.schema.ts'
import type { Db } from '../../../database/connection.ts'
import { fieldError } from '../../../errors.ts'
import { endpoint } from '../../../http/endpoint.ts'
import { type BuyerPlaces, buyerCountry, placesOf } from '../products/buyer-country.ts'
import { requireDiscount, runningTimeBonus } from './check-discount.ts'
import { discountView } from './queries.ts'

/** GET /api/discountcode.php: what a code would give, or the welcome discount while it runs. */
export const getDiscountCodeEndpoint = endpoint(
  discountCodeContract,
  async ({ input, member, services, request, now }) => {
    const places = await placesOf({ services, request }, member)
    const order = await orderOf(services.db, input.bundle_id, places)
    const country = order?.country ?? (await buyerCountry(services.db, places))
    const buyer = { userId: member.userId, paid: member.paidUser, country }
    if (input.code) {
      const discount = await requireDiscount(services.db, input.code, { buyer, order, now })
      return { discountcode: discountView(discount, false, now) }
    }
    if (!input.welcome) throw fieldError('code', 'field_required')
    const site = await services.sites.of(member.host, member.country)
    const bonus = site.values.time_bonus_enabled ? await runningTimeBonus(services.db, buyer, now) : undefined
    return { discountcode: bonus ? discountView(bonus, false, now) : null }
  },
)

/** The bundle it is asked for, where this member could order it. */
const orderOf = async (db: Db, bundleId: number | undefined, places: BuyerPlaces) => {
  if (bundleId === undefined) return undefined
  const bundle = await db
    .selectFrom('bundles')
    .select(['price_cents', 'currency', 'country'])
    .where('id', '=', bundleId)
    .executeTakeFirst()
  if (!bundle || (await buyerCountry(db, places, bundle.country)) !== bundle.country) return undefined
  return bundle
}
