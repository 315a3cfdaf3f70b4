import type { PageProps } from '@lonk/shared-events/contract.ts'
import { useShared } from '@lonk/shared-events/react.ts'
import { PageContainer, PageHeading } from '@lonk/shared-ui/page.tsx'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { BundleGone } from '../../order/bundle-gone.tsx'
import { StepBack } from '../../order/step-back.tsx'
import { ProductsState } from '../../products/products-state.tsx'
import { ServerState } from '../../server-state.ts'
import { DirectDebit } from './direct-debit.tsx'
import { Stopped } from './stopped.tsx'

/**
 * Paying by direct debit (`/directdebit?bundle_id=3`), with `discountcode` and `back` as they were at the checkout: the
 * account, the code from the phone that signs the mandate, and what was signed.
 */
export const Page = (props: PageProps) => (
  <ServerState>
    <ByAddress {...props} />
  </ServerState>
)

const ByAddress = ({ firstData }: PageProps) => {
  const { t } = useTranslation('mf-payments')
  const [query] = useSearchParams()
  const blocked = useShared('user')?.directdebit_blocked ?? false
  const bundleId = Number(query.get('bundle_id'))
  return (
    <PageContainer width="text">
      <StepBack />
      <PageHeading lead={t('directdebit.lead')}>{t('directdebit.title')}</PageHeading>
      {blocked ? (
        <Stopped text={t('errors.directdebit_blocked')} bundleId={bundleId} />
      ) : (
        <ProductsState firstData={firstData}>
          {(products) => {
            const bundle = products.bundles.find(({ id }) => id === bundleId)
            if (!bundle) return <BundleGone />
            return (
              <DirectDebit
                key={bundleId}
                products={products}
                bundle={bundle}
                code={query.get('discountcode')}
              />
            )
          }}
        </ProductsState>
      )}
    </PageContainer>
  )
}
