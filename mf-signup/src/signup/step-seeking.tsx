import { genders, seekings } from '@lonk/shared-api/choices.ts'
import { Stack } from '@lonk/shared-ui/page.tsx'
import { RadioCards } from '@lonk/shared-ui/radio-cards.tsx'
import { Controller, useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { SignupDraft } from './draft.ts'
import { useFieldText } from './field-text.ts'

export const SeekingStep = () => {
  const { t } = useTranslation('mf-signup')
  const fieldText = useFieldText()
  const { control } = useFormContext<SignupDraft>()
  return (
    <Stack gap="l">
      <Controller
        control={control}
        name="gender"
        render={({ field, fieldState }) => (
          <RadioCards
            name="gender"
            label={t('signup.seeking.gender')}
            options={genders.map((value) => ({ value, label: t(`signup.seeking.${value}`) }))}
            value={field.value || undefined}
            onChange={field.onChange}
            error={fieldText(fieldState.error)}
          />
        )}
      />
      <Controller
        control={control}
        name="seeking"
        render={({ field, fieldState }) => (
          <RadioCards
            name="seeking"
            label={t('signup.seeking.seeking')}
            options={seekings.map((value) => ({ value, label: t(`signup.seeking.${value}`) }))}
            value={field.value || undefined}
            onChange={field.onChange}
            error={fieldText(fieldState.error)}
          />
        )}
      />
    </Stack>
  )
}
