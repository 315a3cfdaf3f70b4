import { updateProfile } from '@lonk/shared-api/calls/profile/profile.ts'
import { api } from '@lonk/shared-api/client.ts'
import { isApiError } from '@lonk/shared-api/errors/api-error.ts'
import type { OwnProfile } from '@lonk/shared-api/schemas/profile.ts'
import { bus } from '@lonk/shared-events/bus.ts'
import { useErrorText } from '@lonk/shared-ui/use-error-text.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { changesOf, type Draft } from './draft.ts'

/** Codes that are about one field although the whole call was refused. */
const fieldOfCode: Readonly<Record<string, string>> = {
  name_taken: 'name',
  name_change_limit: 'name',
  dob_locked: 'date_of_birth',
}

/** Sends the changes; says what is wrong at the field concerned. */
export const useSaveProfile = (profile: OwnProfile, before: Draft) => {
  const { t } = useTranslation('mf-members')
  const client = useQueryClient()
  const errorText = useErrorText()
  const { mutate, isPending, error } = useMutation({
    mutationFn: (draft: Draft) => api.call(updateProfile, changesOf(before, draft)),
    onSuccess: (answer) => {
      client.setQueryData(['own-profile'], answer.profile)
      void client.invalidateQueries({ queryKey: ['profile', profile.id] })
      bus.publish('profile-changed', {})
      bus.publish('toast-requested', { text: t('own.saved'), tone: 'success' })
    },
  })

  const refused = isApiError(error) ? error : null
  const ofWhole = refused && fieldOfCode[refused.code]
  const errorOf = (field: keyof Draft): string | undefined => {
    const wrong = refused?.fields[field]
    if (wrong) return wrong.message || t('own.invalid')
    return ofWhole === field ? errorText(error) : undefined
  }
  const summary = error && !ofWhole ? errorText(error) : null
  return { save: mutate, saving: isPending, errorOf, summary, refusal: error }
}
