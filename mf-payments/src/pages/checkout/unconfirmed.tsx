import { sendActivationMail } from '@lonk/shared-api/calls/signup/activation-mail.ts'
import { api } from '@lonk/shared-api/client.ts'
import { Alert } from '@lonk/shared-ui/alert.tsx'
import { Button } from '@lonk/shared-ui/button.tsx'
import { useErrorText } from '@lonk/shared-ui/use-error-text.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

/** Orders need a confirmed address: said before the button is pressed, with the mail once more. */
export const Unconfirmed = () => {
  const { t } = useTranslation('mf-payments')
  const errorText = useErrorText()
  const [busy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<string | null>(null)

  const send = async () => {
    setBusy(true)
    try {
      const { sent_to: email } = await api.call(sendActivationMail, {})
      setOutcome(t('checkout.unconfirmed.sent', { email }))
    } catch (error) {
      setOutcome(errorText(error))
    }
    setBusy(false)
  }

  return (
    <Alert
      tone="warning"
      title={t('errors.email_not_confirmed')}
      action={
        <Button size="small" variant="secondary" busy={busy} onClick={send}>
          {t('checkout.unconfirmed.again')}
        </Button>
      }
    >
      {t('checkout.unconfirmed.text')}
      <p role="status">{outcome}</p>
    </Alert>
  )
}
