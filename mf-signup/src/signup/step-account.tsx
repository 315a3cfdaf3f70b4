import { linkTo } from '@lonk/shared-events/route-names.ts'
import { TextField } from '@lonk/shared-ui/field.tsx'
import { TextLink } from '@lonk/shared-ui/link.tsx'
import { Stack } from '@lonk/shared-ui/page.tsx'
import { useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Consents } from './consents.tsx'
import type { SignupDraft } from './draft.ts'
import { useFieldText } from './field-text.ts'
import { NewPasswordField } from './new-password-field.tsx'

export const AccountStep = () => {
  const { t } = useTranslation('mf-signup')
  const fieldText = useFieldText()
  const { register, formState } = useFormContext<SignupDraft>()
  const { errors } = formState
  return (
    <Stack gap="m">
      <TextField
        label={t('fields.email')}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        error={fieldText(errors.email)}
        hint={errors.email?.type === 'email_exists' && <LoginInstead />}
        {...register('email')}
      />
      <NewPasswordField />
      <Honeypot />
      <Consents />
    </Stack>
  )
}

const LoginInstead = () => {
  const { t } = useTranslation('mf-signup')
  return <TextLink to={linkTo('login')}>{t('signup.account.exists')}</TextLink>
}

/** A field that only machines find and fill. */
const Honeypot = () => {
  const { t } = useTranslation('mf-signup')
  const { register } = useFormContext<SignupDraft>()
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label>
        {t('signup.account.website')}
        <input type="text" tabIndex={-1} autoComplete="off" {...register('website')} />
      </label>
    </div>
  )
}
