import { sendActivationMail } from '@lonk/shared-api/calls/signup/activation-mail.ts'
import { api } from '@lonk/shared-api/client.ts'
import { bus } from '@lonk/shared-events/bus.ts'
import { Alert } from '@lonk/shared-ui/alert.tsx'
import { Button } from '@lonk/shared-ui/button.tsx'
import { TextField } from '@lonk/shared-ui/field.tsx'
import { Cluster, Stack } from '@lonk/shared-ui/page.tsx'
import { token } from '@lonk/shared-ui/token.ts'
import { useErrorText } from '@lonk/shared-ui/use-error-text.ts'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'

type Outcome = { readonly sentTo: string } | { readonly problem: string } | null

/** The activation mail once more, to the same address or to a corrected one. For members who are logged in. */
export const ResendMail = () => {
  const { t } = useTranslation('mf-signup')
  const [correcting, setCorrecting] = useState(false)
  const { outcome, busy, send } = useResend()
  return (
    <Stack gap="s">
      <Soft>{t('mail.nothing')}</Soft>
      <Cluster gap="xs">
        <Button variant="secondary" busy={busy && !correcting} onClick={() => send()}>
          {t('mail.again')}
        </Button>
        {!correcting && (
          <Button variant="quiet" onClick={() => setCorrecting(true)}>
            {t('mail.typo')}
          </Button>
        )}
      </Cluster>
      {correcting && <Correction busy={busy} onSend={send} />}
      {outcome && 'sentTo' in outcome && (
        <Alert tone="success" live>
          {t('mail.sent', { email: outcome.sentTo })}
        </Alert>
      )}
      {outcome && 'problem' in outcome && (
        <Alert tone="danger" live>
          {outcome.problem}
        </Alert>
      )}
    </Stack>
  )
}

const Correction = ({ busy, onSend }: { busy: boolean; onSend: (email: string) => void }) => {
  const { t } = useTranslation('mf-signup')
  const [email, setEmail] = useState('')
  const [refused, setRefused] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setRefused(!email.includes('@'))
    if (email.includes('@')) onSend(email.trim())
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="s">
        <TextField
          label={t('mail.correct')}
          type="email"
          autoComplete="email"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          error={refused && t('errors.email_invalid')}
        />
        <div>
          <Button type="submit" busy={busy}>
            {t('mail.send')}
          </Button>
        </div>
      </Stack>
    </form>
  )
}

const useResend = () => {
  const errorText = useErrorText()
  const [outcome, setOutcome] = useState<Outcome>(null)
  const [busy, setBusy] = useState(false)

  const send = async (email?: string) => {
    setBusy(true)
    setOutcome(null)
    try {
      const { sent_to } = await api.call(sendActivationMail, email ? { email } : {})
      setOutcome({ sentTo: sent_to })
      // A corrected address is part of the user, as is one that was confirmed meanwhile.
      bus.publish('refresh-requested', { parts: ['user'] })
    } catch (error) {
      setOutcome({ problem: errorText(error) })
    } finally {
      setBusy(false)
    }
  }
  return { outcome, busy, send }
}

const Soft = styled.p`
  color: ${token.color.inkSoft};
`
