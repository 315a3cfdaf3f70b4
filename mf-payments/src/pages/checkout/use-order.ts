import type { CreateOrderRequest } from '@lonk/shared-api/calls/payments/order.schema.ts'
import { createOrder } from '@lonk/shared-api/calls/payments/order.ts'
import { api, newKey } from '@lonk/shared-api/client.ts'
import { isApiError } from '@lonk/shared-api/errors/api-error.ts'
import { createSubmitKey } from '@lonk/shared-api/submit-key.ts'
import { linkTo } from '@lonk/shared-events/route-names.ts'
import { useErrorText } from '@lonk/shared-ui/use-error-text.ts'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { rememberWayBack } from '../../way-back.ts'
import type { Leave } from './leave.ts'

/** What stands in the way of the order, each shown where it can be put right. */
export type OrderProblem =
  | { readonly kind: 'method'; readonly text: string }
  | { readonly kind: 'discount'; readonly text: string }
  | { readonly kind: 'order-open'; readonly orderId: number }
  | { readonly kind: 'unconfirmed' }
  | { readonly kind: 'gone' }
  | { readonly kind: 'other'; readonly text: string }

interface OrderSettings {
  readonly leave: Leave
  /** Where the member goes after the purchase. */
  readonly back: string | null
}

/** Places the order and goes on to the payment provider; a refusal becomes a problem in place. */
export const useOrder = ({ leave, back }: OrderSettings) => {
  const navigate = useNavigate()
  const errorText = useErrorText()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<OrderProblem | null>(null)
  const [submitKey] = useState(() => createSubmitKey(newKey))
  useReturnFromProvider(() => setBusy(false))

  const place = async (request: CreateOrderRequest) => {
    setBusy(true)
    setProblem(null)
    try {
      const { order, payment } = await api.call(createOrder, request, {
        idempotencyKey: submitKey.for(request),
      })
      submitKey.done()
      rememberWayBack(back)
      // Stays busy: the page is about to be left.
      if (payment.redirect_url) return leave(payment.redirect_url)
      navigate(resultPath(request.bundle_id, request.paymentmethod, order.id))
    } catch (error) {
      setBusy(false)
      setProblem(problemOf(error, errorText(error)))
    }
  }

  return { place, busy, problem, setProblem }
}

/** Where an order's outcome is shown. */
export const resultPath = (bundleId: number, method: string, orderId: number): string =>
  linkTo('credits-id-paymentmethod', { id: bundleId, paymentmethod: method }, { order: orderId })

const problemOf = (error: unknown, text: string): OrderProblem => {
  if (!isApiError(error)) return { kind: 'other', text }
  const { code, params } = error
  if (code === 'order_open' && typeof params.order_id === 'number')
    return { kind: 'order-open', orderId: params.order_id }
  if (code === 'email_not_confirmed') return { kind: 'unconfirmed' }
  if (code === 'bundle_gone') return { kind: 'gone' }
  if (code === 'paymentmethod_blocked') return { kind: 'method', text }
  if (code.startsWith('discount_')) return { kind: 'discount', text }
  return { kind: 'other', text }
}

/** A browser may bring the page back as it was left when the member presses its back button. */
const useReturnFromProvider = (returned: () => void): void => {
  useEffect(() => {
    window.addEventListener('pageshow', returned)
    return () => window.removeEventListener('pageshow', returned)
  })
}
