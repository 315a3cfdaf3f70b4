import type { RefundRequest } from '@lonk/shared-api/calls/payments/refund.schema.ts'
import { getRefund, postRefund } from '@lonk/shared-api/calls/payments/refund.ts'
import { api, newKey } from '@lonk/shared-api/client.ts'
import { createSubmitKey } from '@lonk/shared-api/submit-key.ts'
import { bus } from '@lonk/shared-events/bus.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

/** What a withdrawal would give back at this moment: read anew each time, because credits may have been used. */
export const useRefundTerms = (orderId: number) =>
  useQuery({
    queryKey: ['refund', orderId],
    queryFn: ({ signal }) => api.call(getRefund, { order_id: orderId }, { signal }),
    staleTime: 0,
    gcTime: 0,
  })

/** Declares it, once, however often the button is pressed. */
export const useDeclare = () => {
  const client = useQueryClient()
  const [key] = useState(() => createSubmitKey(newKey))
  return useMutation({
    mutationFn: (declared: RefundRequest) =>
      api.call(postRefund, declared, { idempotencyKey: key.for(declared) }),
    onSuccess: (_, { order_id: orderId }) => {
      key.done()
      // Balance, premium and the way out in the footer follow.
      bus.publish('payment-settled', { orderId, status: 'refunded' })
    },
    onSettled: () =>
      Promise.all(
        [['transactions'], ['transaction'], ['refund'], ['ledger']].map((queryKey) =>
          client.invalidateQueries({ queryKey }),
        ),
      ),
  })
}
