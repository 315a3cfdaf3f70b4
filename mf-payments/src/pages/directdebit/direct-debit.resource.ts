import type {
  DirectDebitOtpRequest,
  DirectDebitRequest,
} from '@lonk/shared-api/calls/payments/directdebit.schema.ts'
import { postDirectDebit, postDirectDebitOtp } from '@lonk/shared-api/calls/payments/directdebit.ts'
import { api, newKey } from '@lonk/shared-api/client.ts'
import { createSubmitKey } from '@lonk/shared-api/submit-key.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'

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
