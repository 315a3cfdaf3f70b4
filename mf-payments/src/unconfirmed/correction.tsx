import { Button } from '@lonk/shared-ui/button.tsx'
import { TextField } from '@lonk/shared-ui/field.tsx'
import { Stack } from '@lonk/shared-ui/page.tsx'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'

interface CorrectionProps {
  readonly busy: boolean
  readonly onSend: (email: string) => void
}

/** The address as it should have been. */
export const Correction = ({ busy, onSend }: CorrectionProps) => {
  const { t } = useTranslation('mf-payments')
  const [email, setEmail] = useState('')
  const [tried, setTried] = useState(false)
  const isAddress = email.includes('@')

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (isAddress) onSend(email.trim())
  }

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="s">
        <TextField
          label={t('checkout.unconfirmed.correct')}
          type="email"
          autoComplete="email"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          error={tried && !isAddress && t('errors.email_invalid')}
        />
        <div>
          <Button type="submit" size="small" variant="secondary" busy={busy}>
            {t('checkout.unconfirmed.send')}
          </Button>
        </div>
      </Stack>
    </form>
  )
}
