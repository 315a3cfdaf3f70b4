import { useShared } from '@lonk/shared-events/react.ts'
import type { FieldError } from 'react-hook-form'
import { useTranslation } from 'react-i18next'

const codes = [
  'email_invalid',
  'name_equals_email',
  'name_starts_at',
  'name_invalid',
  'dob_required',
  'dob_too_young',
  'dob_invalid',
  'password_weak',
  'consent_required',
  'field_required',
] as const

/** The text at a field: the server's words where it refused, else the catalogue's for the rule's code. */
export const useFieldText = (): ((wrong: FieldError | undefined) => string | undefined) => {
  const { t } = useTranslation('mf-signup')
  const minAge = useShared('settings')?.min_age
  return (wrong) => {
    if (!wrong) return undefined
    if (wrong.message) return wrong.message
    const code = codes.find((known) => known === wrong.type) ?? 'field_invalid'
    return t(`errors.${code}`, { min_age: minAge ?? 18 })
  }
}
