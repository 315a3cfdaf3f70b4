import { cancelOrder } from '@lonk/shared-api/calls/payments/order.ts'
import { api } from '@lonk/shared-api/client.ts'
import { useErrorText } from '@lonk/shared-ui/use-error-text.ts'
import { useState } from 'react'
import { forgetOrder } from './kept-order.ts'

/** Gives an open order up, at its provider too. */
export const useCancel = (orderId: number) => {
  const errorText = useErrorText()
  const [busy, setBusy] = useState(false)
  const [cancelled, setCancelled] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)

  const cancel = async () => {
    setBusy(true)
    setRefusal(null)
    try {
      await api.call(cancelOrder, { id: orderId })
      forgetOrder(orderId)
      setCancelled(true)
    } catch (error) {
      setRefusal(errorText(error))
    }
    setBusy(false)
  }

  return { cancel, busy, cancelled, refusal }
}
