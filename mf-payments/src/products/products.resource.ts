import type { ProductsAnswer } from '@lonk/shared-api/calls/payments/products.schema.ts'
import { getProducts } from '@lonk/shared-api/calls/payments/products.ts'
import { api } from '@lonk/shared-api/client.ts'
import { useShared } from '@lonk/shared-events/react.ts'
import { useFirstData } from '@lonk/shared-ui/remote/first-data.ts'
import { useQuery } from '@tanstack/react-query'

/**
 * What this visitor can buy: whoever logs in or has paid sees other offers, and so may whoever chose another country, so
 * all of it is part of the key. The server decides whether that country counts, and says so in its answer's `country`.
 * `firstData` is the page's, valid for whoever the document was made for.
 */
export const useProducts = (firstData?: unknown) => {
  const user = useShared('user')
  const country = useShared('chosenCountry')
  const locale = useShared('locale')
  const key = ['products', user?.id ?? null, user?.paid_user ?? false, locale, country] as const
  return useQuery({
    queryKey: key,
    queryFn: () => api.call(getProducts, country === null ? {} : { country }),
    // Whoever has just paid, or turns out to be logged in, stays where they are: no form starts anew for it.
    placeholderData: (before, query) => {
      const [, id, , language, asked] = query?.queryKey ?? []
      const sameReader = (id === null || id === key[1]) && language === locale
      return before && sameReader && (asked === country || before.country === country) ? before : undefined
    },
    initialData: useFirstData<ProductsAnswer>(key.join(), firstData, ['bundles']),
  })
}
