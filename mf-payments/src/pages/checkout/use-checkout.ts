import { createOrder } from '@lonk/shared-api/calls/payments/order.ts'
import type { ProductsAnswer } from '@lonk/shared-api/calls/payments/products.schema.ts'
import { offerOf } from '@lonk/shared-api/offers.ts'
import type { Bundle } from '@lonk/shared-api/schemas/order.ts'
import { useEffect, useState } from 'react'
import { useDiscount } from '../../discount/use-discount.ts'
import { keepChoice, keptChoice } from '../../kept-choice.ts'
import type { Leave } from '../../order/leave.ts'
import { givenConsents, useConsents } from '../../order/use-consents.ts'
import { useOrder } from '../../order/use-order.ts'
import { useBack } from '../../way-back.ts'
import { chosenRow, methodRows } from './method-choice.ts'
import { usePaymentMethods } from './methods.resource.ts'

interface CheckoutSettings {
  readonly products: ProductsAnswer
  readonly bundle: Bundle
  /** The method that the path names, if any. */
  readonly named: string | undefined
  readonly leave: Leave
}

/** What is chosen at the checkout, what it then costs, and the order that is made of it. */
export const useCheckout = ({ products, bundle, named, leave }: CheckoutSettings) => {
  const back = useBack()
  const methods = usePaymentMethods(products.country)
  const discount = useDiscount(products.discount, bundle.id)
  const consents = useConsents()
  const { place, busy, problem, setProblem } = useOrder(createOrder, { leave, back })
  const [chosen, setChosen] = useState(() => (named ? null : keptChoice().method))
  const [issuer, setIssuer] = useState(() => keptChoice().issuer ?? '')
  const [keeps, setKeeps] = useState(false)
  const [tries, setTries] = useState(0)

  const rows = methodRows(methods.data ?? [], bundle.price)
  const row = chosenRow(rows, { chosen, named, failed: keptChoice().failed })
  const offer = offerOf(bundle, products.message_credits, discount.code, row?.method.id)
  const bank = row?.method.issuers.find(({ id }) => id === issuer)?.id

  // What the order is refused for is said at the code, which no longer counts.
  useEffect(() => {
    if (problem?.kind !== 'discount') return
    discount.refused(problem.cause)
    setProblem(null)
  }, [problem, discount, setProblem])

  const choose = (value: string) => {
    setChosen(value)
    setIssuer('')
    setKeeps(false)
    setProblem(null)
    keepChoice({ method: value, issuer: undefined, failed: undefined })
  }

  const chooseBank = (id: string) => {
    setIssuer(id)
    keepChoice({ issuer: id })
  }

  const order = () => {
    setTries(tries + 1)
    if (!row || !consents.given) return
    void place(
      {
        bundle_id: bundle.id,
        paymentmethod: row.method.id,
        country: products.country,
        ...givenConsents,
        ...(bank && { issuer: bank }),
        ...(discount.code && offer.discount && { discountcode: discount.code.code }),
        ...(row.saved && { saved_method_id: row.saved.id }),
        ...(keeps && { save_method: true }),
      },
      offer.price,
    )
  }

  return {
    ...{ methods, rows, row, choose, issuer: bank ?? '', chooseBank, keeps, setKeeps },
    ...{ discount, consents, offer, order, tries, busy, problem, back },
  }
}

export type CheckoutState = ReturnType<typeof useCheckout>
