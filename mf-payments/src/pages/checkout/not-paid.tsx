import type { Order } from '@lonk/shared-api/schemas/order.ts'
import { linkTo } from '@lonk/shared-events/route-names.ts'
import { LinkButton } from '@lonk/shared-ui/button.tsx'
import { ErrorCloud } from '@lonk/shared-ui/illustrations/error-cloud.tsx'
import { Cluster } from '@lonk/shared-ui/page.tsx'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { keepChoice } from '../../kept-choice.ts'
import { forgetOrder } from '../../order/kept-order.ts'
import { rememberedWayBack } from '../../way-back.ts'
import { Screen } from './screen.tsx'

interface NotPaidProps {
  readonly order: Order
  readonly outcome: 'failed' | 'cancelled'
}

/** Nothing was paid: the same bundle again, by another method. */
export const NotPaid = ({ order, outcome }: NotPaidProps) => {
  const { t } = useTranslation('mf-payments')
  const [back] = useState(rememberedWayBack)

  useEffect(() => {
    forgetOrder(order.id)
    // What failed is not chosen beforehand the next time.
    if (outcome === 'failed') keepChoice({ method: undefined, issuer: undefined, failed: true })
  }, [order.id, outcome])

  const again = linkTo('credits-id-paymentmethod', { id: order.bundle.id }, { back: back ?? undefined })
  return (
    <Screen
      title={t(outcome === 'failed' ? 'errors.payment_failed' : 'result.cancelled.title')}
      drawing={<ErrorCloud />}
    >
      <p role="status">{t(`result.${outcome}.text`)}</p>
      <Cluster>
        <LinkButton to={again}>
          {t(outcome === 'failed' ? 'result.failed.other' : 'result.failed.retry')}
        </LinkButton>
        <LinkButton variant="quiet" to={back ?? linkTo('members')}>
          {t('result.failed.later')}
        </LinkButton>
      </Cluster>
    </Screen>
  )
}
