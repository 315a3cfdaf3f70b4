import { cancelOrder, getOrder } from '@lonk/shared-api/calls/payments/order.ts'
import { api } from '@lonk/shared-api/client.ts'
import { Alert } from '@lonk/shared-ui/alert.tsx'
import { Button } from '@lonk/shared-ui/button.tsx'
import { useErrorText } from '@lonk/shared-ui/use-error-text.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import type { Leave } from './leave.ts'
import { resultPath } from './use-order.ts'

interface OrderOpenProps {
  readonly orderId: number
  readonly leave: Leave
}

/** Another payment is still open: go on with it, or give it up. */
export const OrderOpen = ({ orderId, leave }: OrderOpenProps) => {
  const { t } = useTranslation('mf-payments')
  const errorText = useErrorText()
  const navigate = useNavigate()
  const [busy, setBusy] = useState<'continue' | 'cancel' | null>(null)
  const [cancelled, setCancelled] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)

  const attempt = async (which: 'continue' | 'cancel', act: () => Promise<void>) => {
    setBusy(which)
    setRefusal(null)
    try {
      await act()
    } catch (error) {
      setRefusal(errorText(error))
    }
    setBusy(null)
  }

  const goOn = async () => {
    const { order, payment } = await api.call(getOrder, { id: orderId })
    if (order.state === 'open' && payment.redirect_url) leave(payment.redirect_url)
    else navigate(resultPath(order.bundle.id, order.paymentmethod, order.id))
  }

  const giveUp = async () => {
    await api.call(cancelOrder, { id: orderId })
    setCancelled(true)
  }

  if (cancelled) {
    return (
      <Alert tone="success" live>
        {t('checkout.open.cancelled')}
      </Alert>
    )
  }
  return (
    <Alert
      tone="warning"
      live
      title={t('errors.order_open')}
      action={
        <>
          <Button size="small" busy={busy === 'continue'} onClick={() => attempt('continue', goOn)}>
            {t('checkout.open.continue')}
          </Button>
          <Button
            size="small"
            variant="secondary"
            busy={busy === 'cancel'}
            onClick={() => attempt('cancel', giveUp)}
          >
            {t('checkout.open.cancel')}
          </Button>
        </>
      }
    >
      {refusal ?? t('checkout.open.text')}
    </Alert>
  )
}
