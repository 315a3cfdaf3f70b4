import { PageContainer, PageHeading } from '@lonk/shared-ui/page.tsx'
import { useTranslation } from 'react-i18next'
import { BundleGone } from '../../order/bundle-gone.tsx'
import type { Leave } from '../../order/leave.ts'
import { ProductsState } from '../../products/products-state.tsx'
import { CheckoutForm } from './checkout-form.tsx'

interface CheckoutProps {
  readonly bundleId: number
  /** The method that the path names, if any. */
  readonly method: string | undefined
  readonly firstData: unknown
  readonly leave: Leave
}

export const Checkout = ({ bundleId, method, firstData, leave }: CheckoutProps) => {
  const { t } = useTranslation('mf-payments')
  return (
    <PageContainer width="text">
      <PageHeading>{t('checkout.title')}</PageHeading>
      <ProductsState firstData={firstData}>
        {(products) => {
          const bundle = products.bundles.find(({ id }) => id === bundleId)
          if (!bundle) return <BundleGone />
          return <CheckoutForm products={products} bundle={bundle} named={method} leave={leave} />
        }}
      </ProductsState>
    </PageContainer>
  )
}
