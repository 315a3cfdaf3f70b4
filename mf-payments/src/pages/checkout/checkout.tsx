import type { ProductsAnswer } from '@lonk/shared-api/calls/payments/products.schema.ts'
import type { Bundle } from '@lonk/shared-api/schemas/order.ts'
import { linkTo } from '@lonk/shared-events/route-names.ts'
import { PageContainer, PageHeading } from '@lonk/shared-ui/page.tsx'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router'
import { BundleGone } from '../../order/bundle-gone.tsx'
import type { Leave } from '../../order/leave.ts'
import { StepBack } from '../../order/step-back.tsx'
import { ProductsState } from '../../products/products-state.tsx'
import { useBack } from '../../way-back.ts'
import { CheckoutForm } from './checkout-form.tsx'

interface CheckoutProps {
  readonly bundleId: number
  /** The method that the path names, if any. */
  readonly method: string | undefined
  readonly firstData: unknown
  readonly leave: Leave
}

/** The bundle of the path. Where another country is chosen meanwhile, as many credits as they cost there. */
export const Checkout = ({ bundleId, method, firstData, leave }: CheckoutProps) => {
  const { t } = useTranslation('mf-payments')
  const back = useBack() ?? undefined
  const last = useRef<Bundle>(null)

  const content = (products: ProductsAnswer) => {
    const bundle = products.bundles.find(({ id }) => id === bundleId)
    if (bundle) {
      last.current = bundle
      return <CheckoutForm products={products} bundle={bundle} named={method} leave={leave} />
    }
    const twin = products.bundles.find(({ credits }) => credits === last.current?.credits)
    if (!twin) return <BundleGone />
    return (
      <Navigate
        replace
        to={linkTo('credits-id-paymentmethod', { id: twin.id, paymentmethod: method }, { back })}
      />
    )
  }

  return (
    <PageContainer width="text">
      <StepBack />
      <PageHeading>{t('checkout.title')}</PageHeading>
      <ProductsState firstData={firstData}>{content}</ProductsState>
    </PageContainer>
  )
}
