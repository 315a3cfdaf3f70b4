import { getPaymentMethods } from '@lonk/shared-api/calls/payments/paymentmethods.ts'
import { api } from '@lonk/shared-api/client.ts'
import type { PaymentMethod } from '@lonk/shared-api/schemas/order.ts'
import { useShared } from '@lonk/shared-events/react.ts'
import { useQuery } from '@tanstack/react-query'
import { canApplePay } from './apple-pay.ts'

/** All the ways to pay in a country that this device can; which of them take a price, their limits tell. */
export const usePaymentMethods = (country: string) => {
  const userId = useShared('user')?.id ?? null
  const locale = useShared('locale')
  return useQuery({
    queryKey: ['methods', userId, country, locale],
    queryFn: () => api.call(getPaymentMethods, { country }),
    select: ({ methods }) => methods.filter(isUsableHere),
  })
}

const isUsableHere = ({ id }: PaymentMethod): boolean => id !== 'applepay' || canApplePay()
