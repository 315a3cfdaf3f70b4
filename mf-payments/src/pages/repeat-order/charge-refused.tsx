import { linkTo } from '@lonk/shared-events/route-names.ts'
import { Alert } from '@lonk/shared-ui/alert.tsx'
import { Button, LinkButton } from '@lonk/shared-ui/button.tsx'
import { useTranslation } from 'react-i18next'
import { useBack } from '../../way-back.ts'

interface ChargeRefusedProps {
  readonly text: string
  readonly bundleId: number
  readonly busy: boolean
  readonly onAgain: () => void
}

/** The card was refused: once more, or PayPal for the same bundle (docs/product.md, point 8). */
export const ChargeRefused = ({ text, bundleId, busy, onAgain }: ChargeRefusedProps) => {
  const { t } = useTranslation('mf-payments')
  const back = useBack() ?? undefined
  const paypal = linkTo('credits-id-paymentmethod', { id: bundleId, paymentmethod: 'paypal' }, { back })
  return (
    <Alert
      tone="danger"
      live
      action={
        <>
          <Button size="small" variant="secondary" busy={busy} onClick={onAgain}>
            {t('result.failed.retry')}
          </Button>
          <LinkButton size="small" variant="secondary" to={paypal}>
            {t('repeat.paypal')}
          </LinkButton>
        </>
      }
    >
      {text}
    </Alert>
  )
}
