import { getPaymentMethods } from '@lonk/shared-api/calls/payments/paymentmethods.ts'
import { api } from '@lonk/shared-api/client.ts'
import type { PaymentMethod } from '@lonk/shared-api/schemas/order.ts'
import { useShared } from '@lonk/shared-events/react.ts'
import { useQuery } from '@tanstack/react-query'

/** The ways to pay for this bundle on this device. */
export const usePaymentMethods = (bundleId: number, country: string) => {
  const userId = useShared('user')?.id ?? null
  const locale = useShared('locale')
  return useQuery({
    queryKey: ['methods', userId, bundleId, country, locale],
    queryFn: () => api.call(getPaymentMethods, { country, bundle_id: bundleId }),
    select: ({ methods }) => methods.filter(isUsableHere),
  })
}

/** Apple Pay exists on Apple's devices alone; direct debits have a form of their own, not this checkout. */
const isUsableHere = ({ id }: PaymentMethod): boolean =>
  id !== 'directdebit' && (id !== 'applepay' || 'ApplePaySession' in window)
