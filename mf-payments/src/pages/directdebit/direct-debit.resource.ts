import type {
  DirectDebitOtpRequest,
  DirectDebitRequest,
} from '@lonk/shared-api/calls/payments/directdebit.schema.ts'
import { postDirectDebit, postDirectDebitOtp } from '@lonk/shared-api/calls/payments/directdebit.ts'
import { getDiscountCode } from '@lonk/shared-api/calls/payments/discountcode.ts'
import { api, newKey } from '@lonk/shared-api/client.ts'
import type { DiscountCode } from '@lonk/shared-api/schemas/order.ts'
import { createSubmitKey } from '@lonk/shared-api/submit-key.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'

/** A code of discount that the checkout led here with; the welcome discount is known already. */
export const useGivenCode = (code: string | null, bundleId: number, known: DiscountCode | null) => {
  const isKnown = code !== null && known?.code.toLowerCase() === code.toLowerCase()
  const query = useQuery({
    queryKey: ['discountcode', code, bundleId],
    queryFn: ({ signal }) => api.call(getDiscountCode, { code: code ?? '', bundle_id: bundleId }, { signal }),
    enabled: code !== null && !isKnown,
    retry: false,
  })
  return {
    code: isKnown ? known : (query.data?.discountcode ?? null),
    error: query.error,
    loading: query.isLoading,
  }
}

/** A text message with a code: each press of the button asks for another one. */
export const useSendCode = () =>
  useMutation({
    mutationFn: (asked: DirectDebitOtpRequest) =>
      api.call(postDirectDebitOtp, asked, { idempotencyKey: newKey() }),
  })

/** Signs and orders, once, however often the button is pressed. */
export const useSign = () => {
  const [key] = useState(() => createSubmitKey(newKey))
  return useMutation({
    mutationFn: (signed: DirectDebitRequest) =>
      api.call(postDirectDebit, signed, { idempotencyKey: key.for(signed) }),
    onSuccess: () => key.done(),
  })
}
