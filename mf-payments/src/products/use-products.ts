import type { ProductsAnswer } from '@lonk/shared-api/calls/payments/products.schema.ts'
import { getProducts } from '@lonk/shared-api/calls/payments/products.ts'
import { api } from '@lonk/shared-api/client.ts'
import { useShared } from '@lonk/shared-events/react.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { queryClient } from '../query-client.ts'

const isProducts = (data: unknown): data is ProductsAnswer =>
  typeof data === 'object' && data !== null && 'bundles' in data && Array.isArray(data.bundles)

/**
 * What this visitor can buy: whoever logs in or has paid sees other offers, so both are part of the key.
 * `firstData` is the page's, valid for whoever the document was made for.
 */
export const useProducts = (firstData?: unknown) => {
  const user = useShared('user')
  const locale = useShared('locale')
  const key = ['products', user?.id ?? null, user?.paid_user ?? false, locale]
  const [firstKey] = useState(key.join())
  return useQuery(
    {
      queryKey: key,
      queryFn: () => api.call(getProducts, {}),
      initialData: key.join() === firstKey && isProducts(firstData) ? firstData : undefined,
    },
    queryClient,
  )
}
