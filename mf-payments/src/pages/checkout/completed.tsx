import type { Order } from '@lonk/shared-api/schemas/order.ts'
import { useShared } from '@lonk/shared-events/react.ts'
import { formatMoney } from '@lonk/shared-ui/format.ts'
import { MatchingEyes } from '@lonk/shared-ui/illustrations/matching-eyes.tsx'
import { Cluster } from '@lonk/shared-ui/page.tsx'
import { token } from '@lonk/shared-ui/token.ts'
import { useUiText } from '@lonk/shared-ui/use-ui-text.ts'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { keptOrder } from '../../order/kept-order.ts'
import { PremiumNow } from './premium-now.tsx'
import { Screen } from './screen.tsx'
import { seeOutcome } from './see-outcome.ts'
import { TransactionLink } from './transaction-link.tsx'
import { WayOn } from './way-on.tsx'

/** Paid: what it brought, its transaction, and the way back. */
export const Completed = ({ order }: { readonly order: Order }) => {
  const { t } = useTranslation('mf-payments')
  const { locale } = useUiText()
  const user = useShared('user')
  const isFirst = useSeen(order.id)
  return (
    <Screen title={t('result.completed.title')} drawing={<MatchingEyes />}>
      <div role="status">
        <strong>{t('result.completed.added', { count: order.credits })}</strong>{' '}
        {user && t('result.completed.balance', { count: user.credits })}
      </div>
      {isFirst && <PremiumNow />}
      <Soft>
        {t('result.order', { number: order.number })} · {formatMoney(order.total, locale)}
      </Soft>
      <Cluster>
        <WayOn />
        <TransactionLink orderId={order.id} />
      </Cluster>
    </Screen>
  )
}

/** Answers whether it made its member premium. */
const useSeen = (orderId: number): boolean => {
  const [order] = useState(keptOrder)
  const isOwn = order?.id === orderId
  useEffect(() => {
    if (isOwn) seeOutcome(orderId)
  }, [isOwn, orderId])
  return isOwn && order.isFirst
}

const Soft = styled.p`
  color: ${token.color.inkSoft};
  font-size: ${token.fontSize.s};
`
