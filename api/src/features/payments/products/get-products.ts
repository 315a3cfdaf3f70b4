import { productsContract } from '@lonk/shared-api/calls/payments/products.schema.ts'
import { activeBundles, bundleView } from '../../../core/money/bundles.ts'
import { chosenCountry, selectedCountry } from '../../../core/settings/visitor-country.ts'
import { endpoint } from '../../../http/endpoint.ts'
import { runningTimeBonus } from '../discount/check-discount.ts'
import { discountView } from '../discount/queries.ts'
import { buyerCountry, placesOf } from './buyer-country.ts'
import { vatRate } from './vat.ts'

/**
 * GET /api/products.php: what is for sale in a country, to a member where they could order it, and the member's welcome
 * discount while it runs.
 */
export const getProductsEndpoint = endpoint(
  productsContract,
  async ({ input, member, services, request, now }) => {
    const { db } = services
    const site = await services.sites.of(member?.host ?? request.host)
    const wanted = member
      ? await buyerCountry(
          db,
          await placesOf({ services, request }, member),
          input.country ?? chosenCountry(request),
        )
      : (input.country ?? selectedCountry(request, services, site))
    const found = await activeBundles(db, wanted)
    const country = found.length > 0 ? wanted : site.defaultCountry
    const bundles = found.length > 0 ? found : await activeBundles(db, country)
    const { values } = await services.sites.of(site.host, country)
    const bonus =
      member && values.time_bonus_enabled
        ? await runningTimeBonus(db, { userId: member.userId, paid: member.paidUser, country }, now)
        : undefined
    return {
      bundles: bundles.map((bundle) => bundleView(bundle, values.message_credits)),
      country,
      currency: bundles[0]?.currency ?? 'EUR',
      vat_rate: await vatRate(db, country, now),
      vat_included: true as const,
      message_credits: values.message_credits,
      first_purchase: !member?.paidUser,
      discount: bonus ? discountView(bonus, false, now) : null,
    }
  },
)
