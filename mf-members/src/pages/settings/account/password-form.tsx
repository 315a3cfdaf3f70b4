import { changePassword } from '@lonk/shared-api/calls/account/password.ts'
import { api } from '@lonk/shared-api/client.ts'
import { bus } from '@lonk/shared-events/bus.ts'
import { PasswordField } from '@lonk/shared-ui/password-field.tsx'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { SettingsForm } from '../parts/settings-form.tsx'
import { useRefusedForm } from '../parts/use-refused-form.ts'

/** Another password; every other log-in of the account ends with it. */
export const PasswordForm = ({ onDone }: { readonly onDone: () => void }) => {
  const { t } = useTranslation('mf-members')
  const client = useQueryClient()
  const { mutate, error, isPending } = useMutation({
    mutationFn: (filled: FormData) =>
      api.call(changePassword, {
        old_password: String(filled.get('old_password')),
        new_password: String(filled.get('new_password')),
        new_password_repeat: String(filled.get('new_password_repeat')),
      }),
    onSuccess: () => {
      bus.publish('toast-requested', { text: t('settings.password.done'), tone: 'success' })
      void client.invalidateQueries({ queryKey: ['sessions'] })
      onDone()
    },
  })
  const { form, errorOf, summary } = useRefusedForm(error)
  return (
    <SettingsForm
      form={form}
      summary={summary}
      act={t('settings.password.act')}
      busy={isPending}
      onSubmit={mutate}
    >
      <PasswordField
        label={t('settings.password.present')}
        name="old_password"
        autoComplete="current-password"
        error={errorOf('old_password')}
      />
      <PasswordField
        label={t('settings.password.new')}
        hint={t('settings.password.hint')}
        name="new_password"
        autoComplete="new-password"
        error={errorOf('new_password')}
      />
      <PasswordField
        label={t('settings.password.repeat')}
        name="new_password_repeat"
        autoComplete="new-password"
        error={errorOf('new_password_repeat')}
      />
    </SettingsForm>
  )
}
