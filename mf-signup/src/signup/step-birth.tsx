import { DateOfBirth } from '@lonk/shared-ui/date-of-birth.tsx'
import { Controller, useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { SignupDraft } from './draft.ts'
import { useFieldText } from './field-text.ts'

export const BirthStep = () => {
  const { t } = useTranslation('mf-signup')
  const fieldText = useFieldText()
  const { control } = useFormContext<SignupDraft>()
  return (
    <Controller
      control={control}
      name="date_of_birth"
      render={({ field, fieldState }) => (
        <DateOfBirth
          label={t('signup.birth.date')}
          ref={field.ref}
          value={field.value}
          onChange={field.onChange}
          onBlur={field.onBlur}
          error={fieldText(fieldState.error)}
        />
      )}
    />
  )
}
