import type { ApiError } from '@lonk/shared-api/errors/api-error.ts'
import { type DraftField, isDraftField } from './draft.ts'

/** Codes that name their field by themselves. */
const fieldOfCode: { readonly [code: string]: DraftField } = {
  email_exists: 'email',
  name_taken: 'name',
  country_not_supported: 'country',
}

/** What the server refused, at which fields, in its words. */
export const refusedFields = (error: ApiError): { field: DraftField; code: string; message: string }[] => {
  const named = fieldOfCode[error.code]
  if (named) return [{ field: named, code: error.code, message: error.message }]
  return Object.entries(error.fields).flatMap(([name, { code, message = '' }]) =>
    isDraftField(name) ? [{ field: name, code, message }] : [],
  )
}
