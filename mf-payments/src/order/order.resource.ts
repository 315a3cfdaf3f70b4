import { getOrder } from '@lonk/shared-api/calls/payments/order.ts'
import { api } from '@lonk/shared-api/client.ts'
import { useQuery } from '@tanstack/react-query'

/** An order as it is now, each time it is looked at; nothing is asked for null. */
export const useOrderNow = (id: number | null) =>
  useQuery({
    queryKey: ['order-now', id],
    queryFn: () => api.call(getOrder, { id: id ?? 0 }),
    enabled: id !== null,
    staleTime: 0,
    gcTime: 0,
  })
