import type { ApiError } from '@lonk/shared-api/errors/api-error.ts'
import type { FieldError } from '@lonk/shared-api/errors/catalogue.ts'
import { type DraftField, isDraftField } from './draft.ts'

/** Codes that name their field by themselves. */
const fieldOfCode: { readonly [code: string]: DraftField } = {
  email_exists: 'email',
  name_taken: 'name',
  country_not_supported: 'country',
}

interface RefusedField {
  readonly field: DraftField
  readonly code: string
  /** In the visitor's language; '' where the server gave none. */
  readonly message: string
}

/** What the server refused, at which fields, in its words. */
export const refusedFields = (error: ApiError): readonly RefusedField[] => {
  const named = fieldOfCode[error.code]
  if (named) return [refusedAt(named, error)]
  return Object.entries(error.fields).flatMap(([name, refused]) =>
    isDraftField(name) ? [refusedAt(name, refused)] : [],
  )
}

const refusedAt = (field: DraftField, { code, message = '' }: FieldError): RefusedField => ({
  field,
  code,
  message,
})
