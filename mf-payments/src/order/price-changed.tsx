import type { Money } from '@lonk/shared-api/schemas/primitives.ts'
import { Alert } from '@lonk/shared-ui/alert.tsx'
import { Button } from '@lonk/shared-ui/button.tsx'
import { formatMoney } from '@lonk/shared-ui/format.ts'
import { useUiText } from '@lonk/shared-ui/use-ui-text.ts'
import { useTranslation } from 'react-i18next'
import type { Leave } from './leave.ts'
import { useCancel } from './use-cancel.ts'

interface PriceChangedProps {
  readonly orderId: number
  readonly total: Money
  readonly url: string
  readonly leave: Leave
}

/** The server counts again, and came to another sum than was shown: nothing is paid before it was agreed to. */
export const PriceChanged = ({ orderId, total, url, leave }: PriceChangedProps) => {
  const { t } = useTranslation('mf-payments')
  const { locale } = useUiText()
  const { cancel, busy, cancelled, refusal } = useCancel(orderId)
  const price = formatMoney(total, locale)
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
      title={t('checkout.price.title', { price })}
      action={
        <>
          <Button size="small" variant="secondary" busy={busy} onClick={cancel}>
            {t('checkout.open.cancel')}
          </Button>
          <Button size="small" onClick={() => leave(url)}>
            {t('checkout.price.pay', { price })}
          </Button>
        </>
      }
    >
      {refusal ?? t('checkout.price.text')}
    </Alert>
  )
}
