import type { ProductsAnswer } from '@lonk/shared-api/calls/payments/products.schema.ts'
import { centsOf, offerOf } from '@lonk/shared-api/offers.ts'
import type { PageProps } from '@lonk/shared-events/contract.ts'
import { useShared } from '@lonk/shared-events/react.ts'
import { linkTo } from '@lonk/shared-events/route-names.ts'
import { LinkButton } from '@lonk/shared-ui/button.tsx'
import { formatMoney } from '@lonk/shared-ui/format.ts'
import { MatchingEyes } from '@lonk/shared-ui/illustrations/matching-eyes.tsx'
import { TextLink } from '@lonk/shared-ui/link.tsx'
import { Cluster, PageContainer, PageHeading, Stack } from '@lonk/shared-ui/page.tsx'
import { signupOnClick } from '@lonk/shared-ui/signup-on-click.ts'
import { token } from '@lonk/shared-ui/token.ts'
import { useUiText } from '@lonk/shared-ui/use-ui-text.ts'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { DiscountNote } from '../../products/discount-note.tsx'
import { ProductsState } from '../../products/products-state.tsx'
import { SmallPrint } from '../../products/small-print.tsx'
import { useRunning } from '../../products/use-running.ts'
import { ServerState } from '../../server-state.ts'
import { useBack } from '../../way-back.ts'
import { Comparison } from './comparison.tsx'

/** What premium is and what it costs: the first purchase of credits, and nothing else. */
export const Page = (props: PageProps) => (
  <ServerState>
    <Premium {...props} />
  </ServerState>
)

const Premium = ({ firstData }: PageProps) => {
  const { t } = useTranslation('mf-payments')
  const paid = useShared('user')?.paid_user
  return (
    <PageContainer width="text">
      <Drawing>
        <MatchingEyes />
      </Drawing>
      <PageHeading lead={t(paid ? 'premium.have' : 'premium.lead')}>
        {t(paid ? 'premium.yours' : 'premium.title')}
      </PageHeading>
      <Stack gap="l">
        <Claim />
        <Comparison />
        <p>{t('premium.credits')}</p>
        <ProductsState firstData={firstData}>{(products) => <Way products={products} />}</ProductsState>
      </Stack>
    </PageContainer>
  )
}

/** A claim is made with what it rests on, or not at all (docs/product.md, point 1). */
const Claim = () => {
  const { t } = useTranslation('mf-payments')
  const { premium_claim_pct: percentage, premium_claim_evidence: evidence } = useShared('settings') ?? {}
  if (!percentage || !evidence) return null
  return (
    <div>
      <strong>{t('premium.claim', { percentage })}</strong>
      <Evidence>{t('premium.evidence', { evidence })}</Evidence>
    </div>
  )
}

const Way = ({ products }: { products: ProductsAnswer }) => {
  const { t } = useTranslation('mf-payments')
  const { locale } = useUiText()
  const user = useShared('user')
  const back = useBack() ?? undefined
  const running = useRunning(products.discount)
  const [least] = products.bundles.toSorted((a, b) => centsOf(a.price) - centsOf(b.price))
  const price = least && formatMoney(offerOf(least, products.message_credits, running).price, locale)
  return (
    <Stack gap="m">
      {running && <DiscountNote code={running} />}
      {/* A price beside the way to sign up would read as the price of signing up. */}
      {!user && price && <p>{t('premium.fromSignup', { price })}</p>}
      <Cluster>
        <LinkButton
          to={user ? linkTo('credits', {}, { back }) : linkTo('signup')}
          size="large"
          onClick={user ? undefined : signupOnClick()}
        >
          {t(user ? 'premium.choose' : 'premium.signup')}
        </LinkButton>
        {user && price && <span>{t('premium.from', { price })}</span>}
      </Cluster>
      <SmallPrint products={products} />
      <p>
        <TextLink to={linkTo('pricing')}>{t('premium.allPrices')}</TextLink>
      </p>
    </Stack>
  )
}

const Evidence = styled.p`
  color: ${token.color.inkSoft};
  font-size: ${token.fontSize.s};
`

const Drawing = styled.div`
  width: 180px;
  margin-block-end: ${token.space.s};
`
