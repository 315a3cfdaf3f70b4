import type { RepeatOrderOffer } from '@lonk/shared-api/calls/payments/repeat-order.schema.ts'
import { getRepeatOrder } from '@lonk/shared-api/calls/payments/repeat-order.ts'
import { api } from '@lonk/shared-api/client.ts'
import { useShared } from '@lonk/shared-events/react.ts'
import { useQuery } from '@tanstack/react-query'

/** The last order again; asked for members who have bought, because the server answers nobody else. */
export const useRepeatOrder = () => {
  const user = useShared('user')
  return useQuery({
    queryKey: ['repeat-order', user?.id ?? null],
    queryFn: () => api.call(getRepeatOrder, {}),
    enabled: user?.paid_user === true,
  })
}

/** An offer that has all it takes. */
export interface Repeat {
  readonly bundle: NonNullable<RepeatOrderOffer['bundle']>
  readonly method: NonNullable<RepeatOrderOffer['method']>
  readonly total: NonNullable<RepeatOrderOffer['total']>
}

/** Null where there is nothing to repeat, or nothing to pay it with. */
export const repeatOf = (offer: RepeatOrderOffer | undefined): Repeat | null => {
  if (!offer?.available) return null
  const { bundle, method, total } = offer
  return bundle && method && total ? { bundle, method, total } : null
}
