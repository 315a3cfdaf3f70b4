import type { ProductsAnswer } from '@lonk/shared-api/calls/payments/products.schema.ts'
import type { PageProps } from '@lonk/shared-events/contract.ts'
import { useShared } from '@lonk/shared-events/react.ts'
import { linkTo } from '@lonk/shared-events/route-names.ts'
import { PageContainer, PageHeading, Stack } from '@lonk/shared-ui/page.tsx'
import { useTranslation } from 'react-i18next'
import { offerOf } from '../../products/amounts.ts'
import { BundleCard } from '../../products/bundle-card.tsx'
import { CreditCosts } from '../../products/credit-costs.tsx'
import { DiscountNote } from '../../products/discount-note.tsx'
import { Cards, ProductsState } from '../../products/products-state.tsx'
import { SmallPrint } from '../../products/small-print.tsx'
import { useRunning } from '../../products/use-running.ts'
import { ServerState } from '../../server-state.ts'
import { useBack } from '../../way-back.ts'

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
      <ProductsState firstData={firstData}>{(products) => <Bundles products={products} />}</ProductsState>
    </PageContainer>
  )
}

const Bundles = ({ products }: { products: ProductsAnswer }) => {
  const { t } = useTranslation('mf-payments')
  const back = useBack() ?? undefined
  const running = useRunning(products.discount)
  const { message_credits: cost, first_purchase: first } = products
  return (
    <Stack gap="l">
      {running && <DiscountNote code={running} />}
      <Cards>
        {products.bundles.map((bundle) => (
          <BundleCard
            key={bundle.id}
            bundle={bundle}
            offer={offerOf(bundle, cost, running)}
            to={linkTo('credits-id-paymentmethod', { id: bundle.id }, { back })}
          />
        ))}
      </Cards>
      <Stack gap="s">
        <h2>{t('credits.what.title')}</h2>
        <p>{t('credits.what.text')}</p>
        <CreditCosts products={products} />
        {first && <p>{t('credits.what.premium')}</p>}
      </Stack>
      <SmallPrint products={products} />
    </Stack>
  )
}
