import { TextField } from '@lonk/shared-ui/field.tsx'
import { useTranslation } from 'react-i18next'

interface ReporterFieldsProps {
  readonly draft: Readonly<Record<string, string>>
  /** Without an address nobody hears of the decision; where a minor may be in danger that is allowed. */
  readonly needed: boolean
  readonly error: string | undefined
  readonly nameError: string | undefined
}

/** Where a visitor is answered, and by what name. */
export const ReporterFields = ({ draft, needed, error, nameError }: ReporterFieldsProps) => {
  const { t } = useTranslation('mf-members')
  return (
    <>
      <TextField
        label={t('complaint.email')}
        hint={t('complaint.emailHint')}
        name="email"
        type="email"
        autoComplete="email"
        maxLength={254}
        optional={!needed}
        defaultValue={draft.email}
        error={error}
      />
      <TextField
        label={t('complaint.name')}
        name="name"
        autoComplete="name"
        maxLength={80}
        optional
        defaultValue={draft.name}
        error={nameError}
      />
    </>
  )
}
