import type { ProductsAnswer } from '@lonk/shared-api/calls/payments/products.schema.ts'
import type { PageProps } from '@lonk/shared-events/contract.ts'
import { useShared } from '@lonk/shared-events/react.ts'
import { linkTo } from '@lonk/shared-events/route-names.ts'
import { LinkButton } from '@lonk/shared-ui/button.tsx'
import { formatMoney } from '@lonk/shared-ui/format.ts'
import { PageContainer, PageHeading, Stack } from '@lonk/shared-ui/page.tsx'
import { signupOnClick } from '@lonk/shared-ui/signup-on-click.ts'
import { Skeleton } from '@lonk/shared-ui/skeleton.tsx'
import { token } from '@lonk/shared-ui/token.ts'
import { useUiText } from '@lonk/shared-ui/use-ui-text.ts'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { CreditCosts } from '../../products/credit-costs.tsx'
import { ProductsState } from '../../products/products-state.tsx'
import { SmallPrint } from '../../products/small-print.tsx'
import { ServerState } from '../../server-state.ts'
import { OperatorText } from './operator-text.tsx'
import { usePricingText } from './pricing-text.resource.ts'

/** Every price of the site on one page, for everybody, without any offer of the moment, and the operator's words. */
export const Page = (props: PageProps) => (
  <ServerState>
    <Pricing {...props} />
  </ServerState>
)

const Pricing = ({ firstData }: PageProps) => {
  const { t } = useTranslation('mf-payments')
  return (
    <PageContainer width="text">
      <PageHeading lead={t('pricing.lead')}>{t('pricing.title')}</PageHeading>
      <ProductsState firstData={firstData}>{(products) => <Prices products={products} />}</ProductsState>
    </PageContainer>
  )
}

const Prices = ({ products }: { products: ProductsAnswer }) => {
  const { t } = useTranslation('mf-payments')
  const user = useShared('user')
  const { locale } = useUiText()
  const { data: text, isPending } = usePricingText()
  return (
    <Stack gap="xl">
      <Stack gap="s">
        <h2>{t('pricing.bundles')}</h2>
        <BundleTable products={products} />
        <SmallPrint products={products} />
      </Stack>
      <Stack gap="s">
        <h2>{t('pricing.costs')}</h2>
        <CreditCosts products={products} />
      </Stack>
      <div>
        <LinkButton
          to={linkTo(user ? 'credits' : 'signup')}
          size="large"
          onClick={user ? undefined : signupOnClick()}
        >
          {t(user ? 'pricing.buy' : 'pricing.signup')}
        </LinkButton>
      </div>
      {/* Last, and with its room kept: it comes later than the prices, and nothing may move. */}
      {isPending && <Skeleton shape="block" height="420px" />}
      {!isPending && text?.lang !== locale && <Free />}
      {text && <OperatorText text={text} />}
    </Stack>
  )
}

/** What costs nothing, where the operator's text does not say it in the reader's language. */
const Free = () => {
  const { t } = useTranslation('mf-payments')
  const gift = useShared('settings')?.signup_credits ?? 0
  return (
    <Stack gap="s">
      <h2>{t('pricing.free')}</h2>
      <p>{t('pricing.freeText')}</p>
      {gift > 0 && <p>{t('pricing.gift', { count: gift })}</p>}
    </Stack>
  )
}

const BundleTable = ({ products }: { products: ProductsAnswer }) => {
  const { t } = useTranslation('mf-payments')
  const { t: ui, locale } = useUiText()
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">{t('pricing.bundle')}</th>
          <th scope="col">{t('pricing.price')}</th>
          <th scope="col">{t('pricing.perMessage')}</th>
        </tr>
      </thead>
      <tbody>
        {products.bundles.map((bundle) => (
          <tr key={bundle.id}>
            <th scope="row">{ui('credits.amount', { count: bundle.credits + bundle.bonus_credits })}</th>
            <td>{formatMoney(bundle.price, locale)}</td>
            <td>{formatMoney(bundle.price_per_message, locale)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

const { color, space } = token

const Table = styled.table`
  width: 100%;
  font-variant-numeric: tabular-nums;

  & tr {
    border-block-end: 1px solid ${color.line};
  }
  & th,
  & td {
    padding: ${space.s} ${space.xs};
    text-align: end;
  }
  & th:first-child {
    padding-inline-start: 0;
    text-align: start;
  }
  & thead th {
    color: ${color.inkSoft};
    font-size: ${token.fontSize.s};
    font-weight: ${token.weight.medium};
  }
`
