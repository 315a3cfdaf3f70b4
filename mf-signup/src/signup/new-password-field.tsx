import { PasswordField } from '@lonk/shared-ui/password-field.tsx'
import { useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { SignupDraft } from './draft.ts'
import { useFieldText } from './field-text.ts'
import { passwordStrength } from './password-strength.ts'

/** A password to be chosen; under it how it does, from the first letter on. */
export const NewPasswordField = () => {
  const { t } = useTranslation('mf-signup')
  const fieldText = useFieldText()
  const { register, watch, formState } = useFormContext<SignupDraft>()
  const typed = watch('password')
  const strength = t(`signup.account.strength.${passwordStrength(typed)}`)
  return (
    <PasswordField
      label={t('fields.password')}
      autoComplete="new-password"
      hint={<span aria-live="polite">{typed === '' ? t('signup.account.passwordHint') : strength}</span>}
      error={fieldText(formState.errors.password)}
      {...register('password')}
    />
  )
}
