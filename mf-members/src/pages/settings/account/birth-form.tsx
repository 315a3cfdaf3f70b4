import { updateProfile } from '@lonk/shared-api/calls/profile/profile.ts'
import { api } from '@lonk/shared-api/client.ts'
import { bus } from '@lonk/shared-events/bus.ts'
import { DateOfBirth } from '@lonk/shared-ui/date-of-birth.tsx'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SettingsForm } from '../parts/settings-form.tsx'
import { useRefusedForm } from '../parts/use-refused-form.ts'

const fieldOfCode = { dob_locked: 'date_of_birth' }

interface BirthFormProps {
  /** `YYYY-MM-DD`. */
  readonly known: string
  readonly onDone: () => void
}

/** The date of birth of whoever has not confirmed their address yet: one correction, which the server judges. */
export const BirthForm = ({ known, onDone }: BirthFormProps) => {
  const { t } = useTranslation('mf-members')
  const client = useQueryClient()
  const [typed, setTyped] = useState(known)
  const { mutate, error, isPending } = useMutation({
    mutationFn: () => api.call(updateProfile, { date_of_birth: typed }),
    onSuccess: ({ profile }) => {
      client.setQueryData(['own-profile'], profile)
      bus.publish('profile-changed', {})
      bus.publish('toast-requested', { text: t('settings.saved'), tone: 'success' })
      onDone()
    },
  })
  const { form, errorOf, summary } = useRefusedForm(error, fieldOfCode)
  return (
    <SettingsForm
      form={form}
      summary={summary}
      act={t('settings.birth.act')}
      busy={isPending}
      onSubmit={() => mutate()}
    >
      <DateOfBirth
        label={t('own.fixed.born')}
        hint={t('own.fixed.bornOnce')}
        error={errorOf('date_of_birth')}
        value={typed}
        onChange={setTyped}
      />
    </SettingsForm>
  )
}
