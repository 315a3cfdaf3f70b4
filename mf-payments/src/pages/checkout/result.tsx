import type { Order } from '@lonk/shared-api/schemas/order.ts'
import { useShared } from '@lonk/shared-events/react.ts'
import { linkTo } from '@lonk/shared-events/route-names.ts'
import { Button, LinkButton } from '@lonk/shared-ui/button.tsx'
import { ErrorState } from '@lonk/shared-ui/error-state.tsx'
import { ErrorCloud } from '@lonk/shared-ui/illustrations/error-cloud.tsx'
import { MatchingEyes } from '@lonk/shared-ui/illustrations/matching-eyes.tsx'
import { Cluster, PageContainer, PageHeading, Stack } from '@lonk/shared-ui/page.tsx'
import { Spinner } from '@lonk/shared-ui/spinner.tsx'
import { token } from '@lonk/shared-ui/token.ts'
import { useErrorText } from '@lonk/shared-ui/use-error-text.ts'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { rememberedWayBack } from '../../way-back.ts'
import { useOrderResult } from './order-result.resource.ts'

export interface ResultProps {
  readonly bundleId: number
  readonly orderId: number
}

/** What became of an order. This page only looks: credits are given when the provider tells the server. */
export const Result = ({ bundleId, orderId }: ResultProps) => {
  const { t } = useTranslation('mf-payments')
  const errorText = useErrorText()
  const { order, outcome, error, tired, looking, look } = useOrderResult(orderId)
  const again = (
    <LinkButton variant="secondary" to={linkTo('credits')}>
      {t('checkout.toCredits')}
    </LinkButton>
  )

  if (!order && (error || !Number.isSafeInteger(orderId))) {
    return (
      <PageContainer width="text">
        <ErrorState message={errorText(error)} busy={looking} onRetry={look} action={again} heading="h1" />
      </PageContainer>
    )
  }
  if (outcome === 'completed' && order) return <Completed order={order} />
  if (outcome === 'failed') return <Failed bundleId={bundleId} />
  if (outcome === 'refunded') {
    return (
      <Screen title={t('result.refunded.title')} drawing={<MatchingEyes />}>
        <p>{t('result.refunded.text')}</p>
        <div>{again}</div>
      </Screen>
    )
  }
  return (
    <Screen title={t('errors.payment_pending')}>
      <Wait>
        <Spinner />
        <p role="status">{t(tired ? 'result.processing.long' : 'result.processing.text')}</p>
      </Wait>
      {tired && (
        <Cluster>
          <Button variant="secondary" busy={looking} onClick={look}>
            {t('result.processing.check')}
          </Button>
          <WayOn />
        </Cluster>
      )}
    </Screen>
  )
}

const Completed = ({ order }: { order: Order }) => {
  const { t } = useTranslation('mf-payments')
  const user = useShared('user')
  return (
    <Screen title={t('result.completed.title')} drawing={<MatchingEyes />}>
      <div role="status">
        <strong>{t('result.completed.added', { count: order.credits })}</strong>{' '}
        {user && t('credits.balance', { count: user.credits })}
      </div>
      <Soft>{t('result.order', { number: order.number })}</Soft>
      <div>
        <WayOn />
      </div>
    </Screen>
  )
}

const Failed = ({ bundleId }: { bundleId: number }) => {
  const { t } = useTranslation('mf-payments')
  const [back] = useState(rememberedWayBack)
  return (
    <Screen title={t('errors.payment_failed')} drawing={<ErrorCloud />}>
      <p role="status">{t('result.failed.text')}</p>
      <Cluster>
        <LinkButton to={linkTo('credits-id-paymentmethod', { id: bundleId }, { back: back ?? undefined })}>
          {t('result.failed.retry')}
        </LinkButton>
        <LinkButton variant="quiet" to={back ?? linkTo('members')}>
          {t('result.failed.later')}
        </LinkButton>
      </Cluster>
    </Screen>
  )
}

/** On to where the member came from to buy. */
const WayOn = () => {
  const { t } = useTranslation('mf-payments')
  const [back] = useState(rememberedWayBack)
  return (
    <LinkButton to={back ?? linkTo('members')}>
      {t(back ? 'result.completed.back' : 'result.completed.members')}
    </LinkButton>
  )
}

interface ScreenProps {
  readonly title: string
  readonly drawing?: ReactNode
  readonly children: ReactNode
}

const Screen = ({ title, drawing, children }: ScreenProps) => {
  return (
    <PageContainer width="narrow">
      {drawing && <Drawing>{drawing}</Drawing>}
      <PageHeading>{title}</PageHeading>
      <Stack gap="m">{children}</Stack>
    </PageContainer>
  )
}

const Drawing = styled.div`
  width: 200px;
`

const Wait = styled.div`
  display: flex;
  align-items: center;
  gap: ${token.space.s};
  color: ${token.color.inkSoft};

  & > span {
    flex: none;
  }
`

const Soft = styled.p`
  color: ${token.color.inkSoft};
  font-size: ${token.fontSize.s};
`
