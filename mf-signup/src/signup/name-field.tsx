import { TextField } from '@lonk/shared-ui/field.tsx'
import { token } from '@lonk/shared-ui/token.ts'
import { Check } from 'lucide-react'
import { useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { SignupDraft } from './draft.ts'
import { useFieldText } from './field-text.ts'
import { useLiveCheck } from './live-check.ts'

/** The profile's name, with a tick once the server has said that it is free. */
export const NameField = () => {
  const { t } = useTranslation('mf-signup')
  const fieldText = useFieldText()
  const { register, formState } = useFormContext<SignupDraft>()
  const free = useLiveCheck()
  const { errors } = formState
  return (
    <TextField
      label={t('signup.name.name')}
      hint={t('signup.name.hint')}
      autoComplete="nickname"
      autoCapitalize="none"
      spellCheck={false}
      error={fieldText(errors.name)}
      end={free && !errors.name ? <Tick role="img" aria-label={t('signup.name.free')} /> : undefined}
      {...register('name')}
    />
  )
}

const Tick = styled(Check)`
  width: 22px;
  height: 22px;
  color: ${token.color.success};
`
