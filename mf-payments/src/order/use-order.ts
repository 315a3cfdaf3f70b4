import type { Call } from '@lonk/shared-api/call.ts'
import type { OrderAnswer } from '@lonk/shared-api/calls/payments/order.schema.ts'
import { api } from '@lonk/shared-api/client.ts'
import type { Order } from '@lonk/shared-api/schemas/order.ts'
import type { Money } from '@lonk/shared-api/schemas/primitives.ts'
import { useShared } from '@lonk/shared-events/react.ts'
import { linkTo } from '@lonk/shared-events/route-names.ts'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { rememberWayBack } from '../way-back.ts'
import { forgetKey, keepOrder, keyFor } from './kept-order.ts'
import type { Leave } from './leave.ts'
import { type OrderProblem, useOrderProblem } from './order-problem.ts'

interface OrderSettings {
  readonly leave: Leave
  /** Where the member goes after the purchase. */
  readonly back: string | null
}

/**
 * Places an order by one of the calls that do, and goes on to the payment provider; a refusal becomes a problem in
 * place. `shown` is the price that stood above the button: nobody is led to pay another one unasked.
 */
export const useOrder = <Wish extends object>(call: Call<Wish, OrderAnswer>, settings: OrderSettings) => {
  const navigate = useNavigate()
  const problemOf = useOrderProblem()
  const isFirst = useShared('user')?.paid_user === false
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<OrderProblem | null>(null)
  // At once, not with the next render: a double click is two clicks in one.
  const underWay = useRef(false)
  const becomeIdle = () => {
    underWay.current = false
    setBusy(false)
  }
  useReturnFromProvider(becomeIdle)

  const goOn = ({ order, payment }: OrderAnswer, shown: Money) => {
    rememberWayBack(settings.back)
    if (!payment.redirect_url) return navigate(resultPath(order))
    // Stays busy: the page is about to be left.
    if (isSame(order.total, shown)) return settings.leave(payment.redirect_url)
    setProblem({ kind: 'price', orderId: order.id, total: order.total, url: payment.redirect_url })
    becomeIdle()
  }

  const place = async (wish: Wish, shown: Money) => {
    if (underWay.current) return
    underWay.current = true
    setBusy(true)
    setProblem(null)
    try {
      const answer = await api.call(call, wish, { idempotencyKey: keyFor(wish) })
      keepOrder({ id: answer.order.id, isFirst })
      goOn(answer, shown)
    } catch (error) {
      const met = problemOf(error)
      // The server answers the same to the same key: to charge once more is another order.
      if (met.kind === 'charge') forgetKey()
      setProblem(met)
      becomeIdle()
    }
  }

  return { place, busy, problem, setProblem }
}

const isSame = (a: Money, b: Money): boolean => a.amount === b.amount && a.currency === b.currency

/** Where an order's outcome is shown. */
export const resultPath = ({ id, bundle, paymentmethod }: Order): string =>
  linkTo('credits-id-paymentmethod', { id: bundle.id, paymentmethod }, { order: id })

/** A browser may bring the page back as it was left when the member presses its back button. */
const useReturnFromProvider = (returned: () => void): void => {
  useEffect(() => {
    window.addEventListener('pageshow', returned)
    return () => window.removeEventListener('pageshow', returned)
  })
}
