import { Stack } from '@lonk/shared-ui/page.tsx'
import { TextArea } from '@lonk/shared-ui/text-area.tsx'
import { useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { SignupDraft } from './draft.ts'
import { useFieldText } from './field-text.ts'
import { NameField } from './name-field.tsx'

export const NameStep = () => {
  const { t } = useTranslation('mf-signup')
  const fieldText = useFieldText()
  const { register, formState } = useFormContext<SignupDraft>()
  const { errors } = formState
  return (
    <Stack gap="m">
      <NameField />
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
