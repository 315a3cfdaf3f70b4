import { isApiError } from '@lonk/shared-api/errors/api-error.ts'
import { bus } from '@lonk/shared-events/bus.ts'
import { useShared } from '@lonk/shared-events/react.ts'
import { Alert } from '@lonk/shared-ui/alert.tsx'
import { Button } from '@lonk/shared-ui/button.tsx'
import { useErrorText } from '@lonk/shared-ui/use-error-text.ts'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'

const buying: Readonly<Record<string, 'not-enough-credits' | 'premium'>> = {
  not_enough_credits: 'not-enough-credits',
  conversation_limit: 'premium',
  premium_only: 'premium',
}

interface SendRefusalProps {
  readonly refusal: Error
  readonly busy: boolean
  /** The member has read the warning about a fictional profile. */
  readonly onAgree: () => void
  readonly close: () => void
}

/** In a dialog: why it was not sent, and the one thing to do about it. */
export const SendRefusal = ({ refusal, busy, onAgree, close }: SendRefusalProps) => {
  const { t } = useTranslation('mf-chat')
  const errorText = useErrorText()
  const { pathname, search } = useLocation()
  const warning = useShared('settings')?.fictional_warning
  const code = isApiError(refusal) ? refusal.code : 'server_error'
  const words = errorText(refusal)

  if (code === 'fictional_ack_required') {
    return (
      <Alert
        tone="warning"
        live
        title={t('fictional.title')}
        action={
          <Button size="small" busy={busy} onClick={onAgree}>
            {t('fictional.accept')}
          </Button>
        }
      >
        {warning} {words}
      </Alert>
    )
  }
  const reason = buying[code]
  if (!reason) {
    return (
      <Alert tone="danger" live>
        {words}
      </Alert>
    )
  }
  const buy = () => {
    bus.publish('credits-requested', { reason, back: `${pathname}${search}` })
    close()
  }
  return (
    <Alert
      tone="warning"
      live
      action={
        <Button size="small" onClick={buy}>
          {t('notice.credits.action')}
        </Button>
      }
    >
      {words}
    </Alert>
  )
}
