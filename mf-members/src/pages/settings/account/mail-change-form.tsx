import { askMailChange } from '@lonk/shared-api/calls/account/mail-change.ts'
import { api } from '@lonk/shared-api/client.ts'
import { Alert } from '@lonk/shared-ui/alert.tsx'
import { TextField } from '@lonk/shared-ui/field.tsx'
import { PasswordField } from '@lonk/shared-ui/password-field.tsx'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { SettingsForm } from '../parts/settings-form.tsx'
import { useRefusedForm } from '../parts/use-refused-form.ts'

const fieldOfCode = { email_exists: 'email', email_invalid: 'email' }

/** Another address: it counts once the link in a letter to it was followed. */
export const MailChangeForm = () => {
  const { t } = useTranslation('mf-members')
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: (filled: FormData) =>
      api.call(askMailChange, {
        email: String(filled.get('email')),
        password: String(filled.get('password')),
      }),
  })
  const { form, errorOf, summary } = useRefusedForm(error, fieldOfCode)
  if (data)
    return (
      <Alert tone="success" live={true} title={t('settings.mail.sentTitle')}>
        {t('settings.mail.sent', { email: data.sent_to })}
      </Alert>
    )
  return (
    <SettingsForm
      form={form}
      summary={summary}
      act={t('settings.mail.act')}
      busy={isPending}
      onSubmit={mutate}
    >
      <TextField
        label={t('settings.mail.new')}
        name="email"
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        error={errorOf('email')}
      />
      <PasswordField
        label={t('settings.password.present')}
        name="password"
        autoComplete="current-password"
        error={errorOf('password')}
      />
    </SettingsForm>
  )
}
