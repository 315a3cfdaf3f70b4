import { linkTo } from '@lonk/shared-events/route-names.ts'
import { LinkButton } from '@lonk/shared-ui/button.tsx'
import { ErrorState } from '@lonk/shared-ui/error-state.tsx'
import { MatchingEyes } from '@lonk/shared-ui/illustrations/matching-eyes.tsx'
import { Cluster, PageContainer } from '@lonk/shared-ui/page.tsx'
import { useErrorText } from '@lonk/shared-ui/use-error-text.ts'
import { useTranslation } from 'react-i18next'
import type { Leave } from '../../order/leave.ts'
import { NotPaid } from './not-paid.tsx'
import { useOrderResult } from './order-result.resource.ts'
import { Paid } from './paid.tsx'
import { Screen } from './screen.tsx'
import { TransactionLink } from './transaction-link.tsx'
import { UnknownOrder } from './unknown-order.tsx'
import { Looking, Waiting } from './waiting.tsx'

export interface ResultProps {
  readonly orderId: number
  readonly leave: Leave
}

/**
 * What became of an order. This page only looks: credits are given when the provider tells the server. Bundle and
 * method are the order's own, whatever the address says.
 */
export const Result = ({ orderId, leave }: ResultProps) => {
  const { t } = useTranslation('mf-payments')
  const errorText = useErrorText()
  const { order, payment, outcome, error, absent, tired, looking, look } = useOrderResult(orderId)

  if (absent) return <UnknownOrder />
  if (!order || !payment) {
    if (!error) return <Looking />
    return (
      <PageContainer width="text">
        <ErrorState message={errorText(error)} busy={looking} onRetry={look} heading="h1" />
      </PageContainer>
    )
  }
  if (outcome === 'completed') return <Paid order={order} />
  if (outcome === 'failed' || outcome === 'cancelled') return <NotPaid order={order} outcome={outcome} />
  if (outcome === 'refunded') {
    return (
      <Screen title={t('result.refunded.title')} drawing={<MatchingEyes />}>
        <p>{t('result.refunded.text')}</p>
        <Cluster>
          <LinkButton variant="secondary" to={linkTo('credits')}>
            {t('checkout.toCredits')}
          </LinkButton>
          <TransactionLink orderId={order.id} />
        </Cluster>
      </Screen>
    )
  }
  return <Waiting order={order} payment={payment} tired={tired} looking={looking} look={look} leave={leave} />
}
