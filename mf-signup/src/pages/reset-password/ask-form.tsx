import { askPasswordReset } from '@lonk/shared-api/calls/account/reset-password.ts'
import { api } from '@lonk/shared-api/client.ts'
import { isApiError } from '@lonk/shared-api/errors/api-error.ts'
import type { FieldError } from '@lonk/shared-api/errors/catalogue.ts'
import { linkTo } from '@lonk/shared-events/route-names.ts'
import { Alert } from '@lonk/shared-ui/alert.tsx'
import { Button } from '@lonk/shared-ui/button.tsx'
import { TextField } from '@lonk/shared-ui/field.tsx'
import { Keyhole } from '@lonk/shared-ui/illustrations/keyhole.tsx'
import { TextLink } from '@lonk/shared-ui/link.tsx'
import { Stack } from '@lonk/shared-ui/page.tsx'
import { useErrorText } from '@lonk/shared-ui/use-error-text.ts'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { DrawnPage } from '../../surface/drawn-page.tsx'

interface AskFormProps {
  /** What was typed before, here or while logging in. */
  readonly email: string
  readonly onSent: (email: string) => void
}

export const AskForm = ({ email: typed, onSent }: AskFormProps) => {
  const { t } = useTranslation('mf-signup')
  const errorText = useErrorText()
  const form = useForm({ defaultValues: { email: typed } })
  const { errors, isSubmitting } = form.formState

  const submit = form.handleSubmit(async (values) => {
    const email = values.email.trim()
    try {
      await api.call(askPasswordReset, { email })
      onSent(email)
    } catch (error) {
      const atAddress = wrongAddress(error)
      if (!atAddress) form.setError('root', { message: errorText(error) })
      else form.setError('email', { message: atAddress.message || errorText(error) }, { shouldFocus: true })
    }
  })

  return (
    <DrawnPage drawing={<Keyhole />} title={t('reset.title')} lead={t('reset.lead')}>
      <form onSubmit={submit} noValidate>
        <Stack gap="m">
          <TextField
            label={t('fields.email')}
            type="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            error={errors.email && (errors.email.message || t('errors.email_invalid'))}
            {...form.register('email', { validate: (value) => value.includes('@') })}
          />
          {errors.root?.message && (
            <Alert tone="danger" live>
              {errors.root.message}
            </Alert>
          )}
          <Button type="submit" size="large" wide busy={isSubmitting}>
            {t('reset.submit')}
          </Button>
        </Stack>
      </form>
      <p>
        <TextLink to={linkTo('login')}>{t('reset.login')}</TextLink>
      </p>
    </DrawnPage>
  )
}

/** What is wrong with the address itself: that it is none, or that nobody is known by it. */
const wrongAddress = (error: unknown): Pick<FieldError, 'message'> | undefined => {
  if (!isApiError(error)) return undefined
  return error.code === 'email_not_found' ? error : error.fields.email
}
