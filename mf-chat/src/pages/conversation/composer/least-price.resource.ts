import { getProducts } from '@lonk/shared-api/calls/payments/products.ts'
import { api } from '@lonk/shared-api/client.ts'
import { priceRange } from '@lonk/shared-api/offers.ts'
import type { Money } from '@lonk/shared-api/schemas/primitives.ts'
import { useShared } from '@lonk/shared-events/react.ts'
import { useQuery } from '@tanstack/react-query'

/**
 * What a message costs at least with credits bought now: in the bundle where they are cheapest, less the welcome
 * discount while it runs. Null until that is known. A discount must not be told to whoever cannot have it, nor kept from
 * whoever can: the list price of the settings stands in only where the bundles cannot be asked for.
 */
export const useLeastPrice = (): Money | null => {
  const settings = useShared('settings')
  const user = useShared('user')
  const country = useShared('chosenCountry')
  const bonusRuns = useShared('timeBonusEnds') !== null
  const { data, isError } = useQuery({
    queryKey: ['products', user?.id ?? null, user?.paid_user ?? false, country],
    queryFn: () => api.call(getProducts, country === null ? {} : { country }),
  })
  if (data) return priceRange(data.bundles, data.message_credits, bonusRuns ? data.discount : null)[0] ?? null
  const list = isError ? settings?.minimum_message_costs[settings.geoip_selected_country] : undefined
  return list ? { amount: list.costs, currency: list.currency } : null
}
