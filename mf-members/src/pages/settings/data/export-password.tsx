import { isApiError } from '@lonk/shared-api/errors/api-error.ts'
import { PasswordField } from '@lonk/shared-ui/password-field.tsx'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { SettingsForm } from '../parts/settings-form.tsx'
import { useRefusedForm } from '../parts/use-refused-form.ts'

interface ExportPasswordProps {
  readonly error: unknown
  readonly busy: boolean
  readonly onAsk: (password: string) => void
}

/** That the password is wanted at all is no mistake of the member's: only a wrong one is. */
const mistakeOf = (error: unknown): unknown =>
  isApiError(error) && error.fields.password?.code === 'field_required' ? null : error

/** An open browser must not be enough to get all of somebody's life: the password again. */
export const ExportPassword = ({ error, busy, onAsk }: ExportPasswordProps) => {
  const { t } = useTranslation('mf-members')
  const { form, errorOf, summary } = useRefusedForm(mistakeOf(error))
  // It took the place of the button that was pressed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it appears
  useEffect(() => form.current?.querySelector<HTMLElement>('[name="password"]')?.focus(), [])
  return (
    <SettingsForm
      form={form}
      summary={summary}
      act={t('settings.export.ask')}
      busy={busy}
      onSubmit={(filled) => onAsk(String(filled.get('password')))}
    >
      <PasswordField
        label={t('settings.password.present')}
        hint={t('settings.export.password')}
        name="password"
        autoComplete="current-password"
        error={errorOf('password')}
      />
    </SettingsForm>
  )
}
