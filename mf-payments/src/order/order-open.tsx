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
  const what = data && {
    credits: ui('credits.amount', { count: data.order.credits }),
    total: formatMoney(data.order.total, locale),
  }
  return (
    <Alert
      tone="warning"
      live={live}
      title={t('errors.order_open')}
      action={
        data && (
          <>
            {url ? (
              <Button size="small" onClick={() => leave(url)}>
                {t('checkout.open.continue')}
              </Button>
            ) : (
              <LinkButton size="small" to={resultPath(data.order)}>
                {t('checkout.open.look')}
              </LinkButton>
            )}
            {url && (
              <Button size="small" variant="secondary" busy={busy} onClick={cancel}>
                {t('checkout.open.cancel')}
              </Button>
            )}
          </>
        )
      }
    >
      {refusal ?? (what ? t('checkout.open.what', what) : t('checkout.open.text'))}
    </Alert>
  )
}
