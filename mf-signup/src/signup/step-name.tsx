import { TextField } from '@lonk/shared-ui/field.tsx'
import { Stack } from '@lonk/shared-ui/page.tsx'
import { TextArea } from '@lonk/shared-ui/text-area.tsx'
import { token } from '@lonk/shared-ui/token.ts'
import { Check } from 'lucide-react'
import { useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { SignupDraft } from './draft.ts'
import { useFieldText } from './field-text.ts'
import { useLiveCheck } from './live-check.ts'

export const NameStep = () => {
  const { t } = useTranslation('mf-signup')
  const fieldText = useFieldText()
  const { register, formState } = useFormContext<SignupDraft>()
  const free = useLiveCheck()
  const { errors } = formState
  return (
    <Stack gap="m">
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
      <TextArea
        label={t('signup.name.message')}
        hint={t('signup.name.messageHint')}
        optional
        maxLength={500}
        error={fieldText(errors.signup_message)}
        {...register('signup_message')}
      />
    </Stack>
  )
}

const Tick = styled(Check)`
  width: 22px;
  height: 22px;
  color: ${token.color.success};
`
