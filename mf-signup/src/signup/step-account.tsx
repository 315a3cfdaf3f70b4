import { linkTo } from '@lonk/shared-events/route-names.ts'
import { Checkbox } from '@lonk/shared-ui/checkbox.tsx'
import { TextField } from '@lonk/shared-ui/field.tsx'
import { TextLink } from '@lonk/shared-ui/link.tsx'
import { Stack } from '@lonk/shared-ui/page.tsx'
import { PasswordField } from '@lonk/shared-ui/password-field.tsx'
import { useFormContext } from 'react-hook-form'
import { Trans, useTranslation } from 'react-i18next'
import type { SignupDraft } from './draft.ts'
import { useFieldText } from './field-text.ts'

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
      <PasswordField
        label={t('fields.password')}
        autoComplete="new-password"
        hint={t('signup.account.passwordHint')}
        error={fieldText(errors.password)}
        {...register('password')}
      />
      <Honeypot />
      <Stack gap="xs">
        <Checkbox
          label={
            <Trans
              t={t}
              i18nKey="signup.account.terms"
              components={{
                terms: <TextLink to={linkTo('pages-terms')} />,
                privacy: <TextLink to={linkTo('pages-privacy')} />,
              }}
            />
          }
          error={fieldText(errors.consent_terms)}
          {...register('consent_terms')}
        />
        <Checkbox
          label={t('signup.account.sensitive')}
          error={fieldText(errors.consent_sensitive)}
          {...register('consent_sensitive')}
        />
        <Checkbox label={t('signup.account.mail')} {...register('consent_mail')} />
      </Stack>
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
