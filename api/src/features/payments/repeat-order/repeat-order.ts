import {
  repeatOrderContract,
  repeatOrderOfferContract,
} from '@lonk/shared-api/calls/payments/repeat-order.schema.ts'
import { paymentMethodId } from '@lonk/shared-api/schemas/order.ts'
import { money } from '../../../core/money/amounts.ts'
import { activeBundles, type BundleRow, bundleView } from '../../../core/money/bundles.ts'
import type { Db } from '../../../database/connection.ts'
import { apiError } from '../../../errors.ts'
import { endpoint } from '../../../http/endpoint.ts'
import { placeOrder } from '../orders/place-order.ts'
import { orderAnswer } from '../orders/view.ts'
import { type BuyerPlaces, buyerCountry, placesOf } from '../products/buyer-country.ts'
import { openMethod, savedMethods } from '../saved-methods/keep-method.ts'
import { createVault } from '../vault.ts'

/** GET /api/repeat-order.php: the last order again, with what was kept then; for what it costs today. */
export const getRepeatOrderEndpoint = endpoint(
  repeatOrderOfferContract,
  async ({ member, services, request, site, now }) => {
    const { db, payments } = services
    const bundle = await lastBundle(db, member.userId, await placesOf({ services, request }, member))
    const [method] = await savedMethods(db, member.userId, payments, now)
    return {
      available: bundle !== undefined && method !== undefined,
      bundle: bundle ? bundleView(bundle, site.values.message_credits) : null,
      method: method ? { id: method.id, label: method.label } : null,
      total: bundle ? money(bundle.price_cents, bundle.currency) : null,
    }
  },
)

/** POST /api/repeat-order.php: charges the kept method at once, or says that it was refused. */
export const postRepeatOrderEndpoint = endpoint(repeatOrderContract, async (context) => {
  const { services, member, input, now } = context
  const own = await savedMethods(services.db, member.userId, services.payments, now)
  const saved = own.find(({ id }) => id === input.saved_method_id)
  if (!saved) throw apiError('no_saved_method')
  const country = await countryOf(services.db, input.bundle_id)
  const site = await services.sites.of(member.host, member.country)
  return placeOrder(context, {
    input: {
      bundle_id: input.bundle_id,
      saved_method_id: saved.id,
      paymentmethod: paymentMethodId.parse(saved.method),
      country,
    },
    paying: async () => ({ charge: openMethod(saved, createVault(services.config.secrets)) }),
    answer: (trx, order) => orderAnswer(trx, order, { settings: site.values, now }),
  })
})

/** What was bought last, where it is still sold to this member: they may have been elsewhere then. */
const lastBundle = async (db: Db, userId: number, places: BuyerPlaces): Promise<BundleRow | undefined> => {
  const last = await db
    .selectFrom('orders')
    .innerJoin('bundles', 'bundles.id', 'orders.bundle_id')
    .select(['bundles.id', 'bundles.country'])
    .where('orders.user_id', '=', userId)
    .where('orders.completed_at', 'is not', null)
    .orderBy('orders.completed_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!last || (await buyerCountry(db, places, last.country)) !== last.country) return undefined
  const bundles = await activeBundles(db, last.country)
  return bundles.find(({ id }) => id === last.id)
}

const countryOf = async (db: Db, bundleId: number): Promise<string> => {
  const bundle = await db
    .selectFrom('bundles')
    .select('country')
    .where('id', '=', bundleId)
    .executeTakeFirst()
  if (!bundle) throw apiError('bundle_gone')
  return bundle.country
}
