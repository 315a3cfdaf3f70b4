import type { OrderAnswer } from '@lonk/shared-api/calls/payments/order.schema.ts'
import { Alert } from '@lonk/shared-ui/alert.tsx'
import { Button, LinkButton } from '@lonk/shared-ui/button.tsx'
import { formatMoney } from '@lonk/shared-ui/format.ts'
import { useUiText } from '@lonk/shared-ui/use-ui-text.ts'
import { useTranslation } from 'react-i18next'
import type { Leave } from './leave.ts'
import { useOrderNow } from './order.resource.ts'
import { useCancel } from './use-cancel.ts'
import { resultPath } from './use-order.ts'

interface OrderOpenProps {
  readonly orderId: number
  readonly leave: Leave
  /** It stands in the way of what was just done: read it out. */
  readonly live?: boolean
}

/** How an order is called: it waits for its member, for the provider, or for nobody any more. */
const kindOf = (data: OrderAnswer | undefined) => {
  switch (data?.order.state) {
    case 'pending':
      return { tone: 'info', title: 'errors.payment_pending' } as const
    case 'completed':
    case 'partially_refunded':
      return { tone: 'success', title: 'result.completed.title' } as const
    default:
      return { tone: 'warning', title: 'errors.order_open' } as const
  }
}

/** Another payment is still open: go on with it, look what became of it, or give it up. */
export const OrderOpen = ({ orderId, leave, live = false }: OrderOpenProps) => {
  const { t } = useTranslation('mf-payments')
  const { t: ui, locale } = useUiText()
  const { data } = useOrderNow(orderId)
  const { cancel, busy, cancelled, refusal } = useCancel(orderId)

  if (cancelled) {
    return (
      <Alert tone="success" live>
        {t('checkout.open.cancelled')}
      </Alert>
    )
  }
  const url = data?.order.state === 'open' ? data.payment.redirect_url : null
  const { tone, title } = kindOf(data)
  const what = data && {
    credits: ui('credits.amount', { count: data.order.credits }),
    total: formatMoney(data.order.total, locale),
  }
  return (
    <Alert
      tone={tone}
      live={live}
      title={t(title)}
      action={
        url ? (
          <>
            <Button size="small" onClick={() => leave(url)}>
              {t('checkout.open.continue')}
            </Button>
            <Button size="small" variant="secondary" busy={busy} onClick={cancel}>
              {t('checkout.open.cancel')}
            </Button>
          </>
        ) : (
          data && (
            <LinkButton size="small" to={resultPath(data.order)}>
              {t('checkout.open.look')}
            </LinkButton>
          )
        )
      }
    >
      {refusal ??
        (what ? t(url ? 'checkout.open.what' : 'checkout.open.summary', what) : t('checkout.open.text'))}
    </Alert>
  )
}
