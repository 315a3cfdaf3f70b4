import { paymentMethodsContract } from '@lonk/shared-api/calls/payments/paymentmethods.schema.ts'
import { directDebitFor, methodLabel, methodsFor } from '../../../adapters/payments/methods.ts'
import { money } from '../../../core/money/amounts.ts'
import { activeBundles } from '../../../core/money/bundles.ts'
import type { Db } from '../../../database/connection.ts'
import { endpoint } from '../../../http/endpoint.ts'
import { buyerCountry, placesOf } from '../products/buyer-country.ts'
import { savedMethods } from '../saved-methods/keep-method.ts'

/** GET /api/paymentmethods.php: by the buyer's country and, where a bundle is chosen, its price. */
export const getPaymentMethodsEndpoint = endpoint(
  paymentMethodsContract,
  async ({ input, member, services, request, language, now }) => {
    const { db, payments } = services
    const country = await buyerCountry(db, await placesOf({ services, request }, member), input.country)
    const bundles = await activeBundles(db, country)
    const bundle = bundles.find(({ id }) => id === input.bundle_id)
    const currency = bundles[0]?.currency ?? 'EUR'
    const purchase = { country, currency, price_cents: bundle?.price_cents }
    // Its mandate is signed for the account's own country.
    const mayDebit = country === member.country && !(await isBlocked(db, member.userId))
    const directDebit = mayDebit ? directDebitFor(purchase) : undefined
    const saved = await savedMethods(db, member.userId, payments, now)
    return {
      methods: [...methodsFor(purchase), ...(directDebit ? [directDebit] : [])].map(
        ({ id, icon, keepable = false, min_cents, max_cents }) => {
          const kept = saved.find(({ method }) => method === id)
          return {
            id,
            label: methodLabel(id, language),
            icon,
            min: money(min_cents, currency),
            max: money(max_cents, currency),
            issuers: [],
            ...(kept ? { saved: { id: kept.id, label: kept.label } } : {}),
            keepable,
          }
        },
      ),
    }
  },
)

const isBlocked = async (db: Db, userId: number): Promise<boolean> => {
  const { directdebit_blocked } = await db
    .selectFrom('users')
    .select('directdebit_blocked')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return directdebit_blocked
}
