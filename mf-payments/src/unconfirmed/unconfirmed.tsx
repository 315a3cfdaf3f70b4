import { useShared } from '@lonk/shared-events/react.ts'
import { Alert } from '@lonk/shared-ui/alert.tsx'
import { Button } from '@lonk/shared-ui/button.tsx'
import { Stack } from '@lonk/shared-ui/page.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Correction } from './correction.tsx'
import { useActivationMail } from './use-activation-mail.ts'

/** Orders need a confirmed address: said before anything is chosen, with the mail once more, or to another address. */
export const Unconfirmed = () => {
  const { t } = useTranslation('mf-payments')
  const email = useShared('user')?.email ?? ''
  const [correcting, setCorrecting] = useState(false)
  const { busy, outcome, send } = useActivationMail()

  return (
    <Alert
      tone="warning"
      title={t('errors.email_not_confirmed')}
      action={
        <>
          <Button size="small" variant="secondary" busy={busy && !correcting} onClick={() => send()}>
            {t('checkout.unconfirmed.again')}
          </Button>
          {!correcting && (
            <Button size="small" variant="quiet" onClick={() => setCorrecting(true)}>
              {t('checkout.unconfirmed.typo')}
            </Button>
          )}
        </>
      }
    >
      <Stack gap="s">
        <p>{t('checkout.unconfirmed.text', { email })}</p>
        {correcting && <Correction busy={busy} onSend={send} />}
        <p role="status">
          {outcome &&
            ('sentTo' in outcome
              ? t('checkout.unconfirmed.sent', { email: outcome.sentTo })
              : outcome.problem)}
        </p>
      </Stack>
    </Alert>
  )
}
