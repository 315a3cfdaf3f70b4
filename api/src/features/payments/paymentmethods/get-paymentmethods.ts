import { paymentMethodsContract } from '@lonk/shared-api/calls/payments/paymentmethods.schema.ts'
import { methodsFor } from '../../../adapters/payments/methods.ts'
import { endpoint } from '../../../http/endpoint.ts'
import { money } from '../amounts.ts'
import { activeBundles } from '../products/bundles.ts'

/** GET /api/paymentmethods.php: by the buyer's country and, where a bundle is chosen, its price. */
export const getPaymentMethodsEndpoint = endpoint(
  paymentMethodsContract,
  async ({ input, member, services }) => {
    const country = input.country ?? member.country
    const bundles = await activeBundles(services.db, country)
    const bundle = bundles.find(({ id }) => id === input.bundle_id)
    const currency = bundles[0]?.currency ?? 'EUR'
    const methods = methodsFor({ country, currency, price_cents: bundle?.price_cents })
    return {
      methods: methods.map(({ id, label, min_cents, max_cents }) => ({
        id,
        label,
        icon: id,
        min: money(min_cents, currency),
        max: money(max_cents, currency),
        issuers: [],
      })),
    }
  },
)
