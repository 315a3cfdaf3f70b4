import type { ProductsAnswer } from '@lonk/shared-api/calls/payments/products.schema.ts'
import type { Bundle } from '@lonk/shared-api/schemas/order.ts'
import { useShared } from '@lonk/shared-events/react.ts'
import { linkTo } from '@lonk/shared-events/route-names.ts'
import { focusFirstInvalid } from '@lonk/shared-ui/focus-first-invalid.ts'
import { TextLink } from '@lonk/shared-ui/link.tsx'
import { Stack } from '@lonk/shared-ui/page.tsx'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { PaymentCountry } from '../../country/payment-country.tsx'
import { DiscountBox } from '../../discount/discount-box.tsx'
import { BundleGone } from '../../order/bundle-gone.tsx'
import type { Leave } from '../../order/leave.ts'
import { OrderSummary } from '../../order/order-summary.tsx'
import { UnfinishedOrder } from '../../order/unfinished-order.tsx'
import { DiscountNote } from '../../products/discount-note.tsx'
import { Unconfirmed } from '../../unconfirmed/unconfirmed.tsx'
import { useCounted } from '../../use-counted.ts'
import { MethodPart } from './method-part.tsx'
import { PayPart } from './pay-part.tsx'
import { useCheckout } from './use-checkout.ts'

interface CheckoutFormProps {
  readonly products: ProductsAnswer
  readonly bundle: Bundle
  readonly named: string | undefined
  readonly leave: Leave
}

/** Bundle, discount, method, two consents, and the button, which says that it costs money. */
export const CheckoutForm = (props: CheckoutFormProps) => {
  const { products, bundle, leave } = props
  const { t } = useTranslation('mf-payments')
  const user = useShared('user')
  const checkout = useCheckout(props)
  const { discount, offer, problem, row, tries, back } = checkout
  const top = useRef<HTMLDivElement>(null)
  useCounted()

  useEffect(() => {
    if (tries > 0) focusFirstInvalid(top.current)
  }, [tries])

  if (problem?.kind === 'gone') return <BundleGone />
  const isForOthers = discount.code && !offer.discount && row
  return (
    <Stack gap="l" ref={top}>
      {(user?.status === 'not_confirmed' || problem?.kind === 'unconfirmed') && <Unconfirmed />}
      {problem === null && <UnfinishedOrder leave={leave} />}
      {discount.code && discount.isWelcome && <DiscountNote code={discount.code} />}
      <Stack gap="xs">
        <OrderSummary bundle={bundle} offer={offer} code={discount.code} vatRate={products.vat_rate} />
        <DiscountBox discount={discount} note={isForOthers ? t('discount.reason.paymentmethod') : null} />
        <p>
          <TextLink to={linkTo('credits', {}, { back: back ?? undefined })}>{t('checkout.other')}</TextLink>
        </p>
      </Stack>
      <PaymentCountry country={products.country} />
      <MethodPart checkout={checkout} />
      <PayPart bundle={bundle} checkout={checkout} leave={leave} />
    </Stack>
  )
}
