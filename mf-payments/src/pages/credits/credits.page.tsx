import type { ProductsAnswer } from '@lonk/shared-api/calls/payments/products.schema.ts'
import type { DiscountCode } from '@lonk/shared-api/schemas/order.ts'
import type { PageProps } from '@lonk/shared-events/contract.ts'
import { useShared } from '@lonk/shared-events/react.ts'
import { furtherDown } from '@lonk/shared-ui/further-down.tsx'
import { PageContainer, PageHeading, Stack } from '@lonk/shared-ui/page.tsx'
import { useTranslation } from 'react-i18next'
import { PaymentCountry } from '../../country/payment-country.tsx'
import { DiscountBox } from '../../discount/discount-box.tsx'
import { useDiscount } from '../../discount/use-discount.ts'
import { leaveSite } from '../../order/leave.ts'
import { UnfinishedOrder } from '../../order/unfinished-order.tsx'
import { CreditCosts } from '../../products/credit-costs.tsx'
import { DiscountNote } from '../../products/discount-note.tsx'
import { ProductsState } from '../../products/products-state.tsx'
import { SmallPrint } from '../../products/small-print.tsx'
import { ServerState } from '../../server-state.ts'
import { Unconfirmed } from '../../unconfirmed/unconfirmed.tsx'
import { BundleCards } from './bundle-cards.tsx'
import { RepeatPanel } from './repeat-panel.tsx'

/** The bundles of credits; `?back=` is carried on to the end of the purchase. */
export const Page = (props: PageProps) => (
  <ServerState>
    <Credits {...props} />
  </ServerState>
)

const Credits = ({ firstData }: PageProps) => {
  const { t } = useTranslation('mf-payments')
  const user = useShared('user')
  return (
    <PageContainer>
      <PageHeading lead={user && t('credits.balance', { count: user.credits })}>
        {t('credits.title')}
      </PageHeading>
      <Stack gap="l">
        {user?.status === 'not_confirmed' && <Unconfirmed />}
        <UnfinishedOrder leave={leaveSite} />
        <ProductsState firstData={firstData}>{(products) => <Bundles products={products} />}</ProductsState>
      </Stack>
    </PageContainer>
  )
}

const Bundles = ({ products }: { products: ProductsAnswer }) => {
  const discount = useDiscount(products.discount)
  return (
    <Stack gap="l">
      {discount.code && discount.isWelcome && <DiscountNote code={discount.code} />}
      <BundleCards products={products} code={discount.code} />
      <DiscountBox discount={discount} />
      <BelowBundles products={products} code={discount.code} />
    </Stack>
  )
}

interface BelowBundlesProps {
  readonly products: ProductsAnswer
  readonly code: DiscountCode | null
}

const BelowBundles = furtherDown(({ products, code }: BelowBundlesProps) => {
  const { t } = useTranslation('mf-payments')
  return (
    <>
      <Stack gap="s">
        <h2>{t('credits.what.title')}</h2>
        <p>{t('credits.what.text')}</p>
        <CreditCosts products={products} code={code} />
        {products.first_purchase && <p>{t('credits.what.premium')}</p>}
      </Stack>
      <RepeatPanel />
      <PaymentCountry country={products.country} />
      <SmallPrint products={products} />
    </>
  )
})
