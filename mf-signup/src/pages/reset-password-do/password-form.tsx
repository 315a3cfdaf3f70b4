import type { DoResetAnswer } from '@lonk/shared-api/calls/account/reset-password.schema.ts'
import { resetPassword } from '@lonk/shared-api/calls/account/reset-password.ts'
import { api } from '@lonk/shared-api/client.ts'
import { isApiError } from '@lonk/shared-api/errors/api-error.ts'
import { Alert } from '@lonk/shared-ui/alert.tsx'
import { Button } from '@lonk/shared-ui/button.tsx'
import { Stack } from '@lonk/shared-ui/page.tsx'
import { PasswordField } from '@lonk/shared-ui/password-field.tsx'
import { useErrorText } from '@lonk/shared-ui/use-error-text.ts'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { isDeadLink } from '../../mail-link/is-dead-link.ts'

interface PasswordFormProps {
  readonly token: string
  readonly onAnswer: (answer: DoResetAnswer) => void
  readonly onDead: () => void
}

const fields = ['password', 'password_repeat'] as const

/** The new password, twice. Whether it is good enough only the server says: it knows the common ones. */
export const PasswordForm = ({ token, onAnswer, onDead }: PasswordFormProps) => {
  const { t } = useTranslation('mf-signup')
  const errorText = useErrorText()
  const form = useForm({ defaultValues: { password: '', password_repeat: '' } })
  const { errors, isSubmitting } = form.formState
  const empty = t('errors.field_required')

  const submit = form.handleSubmit(async (typed) => {
    try {
      onAnswer(await api.call(resetPassword, { token, ...typed }))
    } catch (error) {
      if (isDeadLink(error)) return onDead()
      const field = fields.find((name) => isApiError(error) && error.fields[name])
      if (!field) return form.setError('root', { message: errorText(error) })
      const message = isApiError(error) ? error.fields[field]?.message : undefined
      form.setError(field, { message: message || errorText(error) }, { shouldFocus: true })
    }
  })

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="m">
        <PasswordField
          label={t('reset.do.password')}
          autoComplete="new-password"
          hint={t('signup.account.passwordHint')}
          error={errors.password?.message}
          {...form.register('password', { required: empty })}
        />
        <PasswordField
          label={t('reset.do.repeat')}
          autoComplete="new-password"
          error={errors.password_repeat?.message}
          {...form.register('password_repeat', {
            required: empty,
            validate: (repeat, { password }) => repeat === password || t('errors.password_mismatch'),
          })}
        />
        {errors.root?.message && (
          <Alert tone="danger" live>
            {errors.root.message}
          </Alert>
        )}
        <Button type="submit" size="large" wide busy={isSubmitting}>
          {t('reset.do.submit')}
        </Button>
      </Stack>
    </form>
  )
}
