import { Button } from '@lonk/shared-ui/button.tsx'
import { useCountdown } from '@lonk/shared-ui/use-countdown.ts'
import { useTranslation } from 'react-i18next'

/** Milliseconds that a text message is given to arrive; the server allows three an hour. */
const patience = 60_000

interface ResendProps {
  readonly at: number
  readonly busy: boolean
  readonly onResend: () => void
}

/** Another code, once the first has had its time. */
export const Resend = ({ at, busy, onResend }: ResendProps) => {
  const { t } = useTranslation('mf-payments')
  const left = useCountdown({ endsAt: at + patience })
  const waits = !left?.over
  const seconds = left ? Number(left.minutes) * 60 + Number(left.seconds) : patience / 1000
  return (
    <Button
      variant="quiet"
      size="small"
      busy={busy}
      aria-disabled={waits || undefined}
      onClick={() => {
        if (!waits) onResend()
      }}
    >
      {waits ? t('directdebit.againIn', { seconds }) : t('directdebit.again')}
    </Button>
  )
}
