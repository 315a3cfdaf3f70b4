import { getDiscountCode } from '@lonk/shared-api/calls/payments/discountcode.ts'
import { api } from '@lonk/shared-api/client.ts'
import { useShared } from '@lonk/shared-events/react.ts'
import { useQuery } from '@tanstack/react-query'
import { usePaymentNews } from '../order/use-payment-news.ts'

/** The welcome bonus: code TIMEBONUS25, for so many hours from the sign-up (docs/product.md, point 9). */
const usualPercentage = 25
export const welcomeHours = 4

/** The welcome bonus as it runs for this member. */
interface Welcome {
  /** ISO time, by the server's clock. */
  readonly endsAt: string
  readonly percentage: number
}

/**
 * The member's welcome bonus, null where none runs. Until the server has answered what it gives, and where it does not
 * answer at all, it is the usual one: that failure is nobody's business (docs/product.md, point 8). A server that says
 * that there is none is believed: an order that is being paid has it.
 */
export const useWelcome = (): Welcome | null => {
  const user = useShared('user')
  const endsAt = useShared('timeBonusEnds')
  const runs = endsAt !== null && user?.paid_user === false
  const { data, refetch } = useQuery({
    queryKey: ['welcome', user?.id ?? null, endsAt],
    queryFn: () => api.call(getDiscountCode, { welcome: true }, { retries: false }),
    enabled: runs,
  })
  usePaymentNews(() => {
    if (runs) void refetch()
  })
  if (!runs || data?.discountcode === null) return null
  return { endsAt, percentage: data?.discountcode.value_percentage ?? usualPercentage }
}
