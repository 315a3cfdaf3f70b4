import { isApiError } from '@lonk/shared-api/errors/api-error.ts'
import { focusFirstInvalid } from '@lonk/shared-ui/focus-first-invalid.ts'
import { useErrorText } from '@lonk/shared-ui/use-error-text.ts'
import { useEffect, useRef } from 'react'

/** Codes that are about one field although the whole call was refused. */
type FieldOfCode = Readonly<Record<string, string>>
const none: FieldOfCode = {}

/** What a refused form says: at its fields where the server names them, else above them. The first wrong one gets the focus. */
export const useRefusedForm = (error: unknown, fieldOfCode = none) => {
  const errorText = useErrorText()
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (error) focusFirstInvalid(form.current)
  }, [error])

  const refused = isApiError(error) ? error : null
  const named = refused && fieldOfCode[refused.code]
  const errorOf = (field: string): string | undefined => {
    const wrong = refused?.fields[field]
    if (wrong) return wrong.message || errorText(error)
    return named === field ? errorText(error) : undefined
  }
  const isAtField = named !== undefined || (refused !== null && Object.keys(refused.fields).length > 0)
  return { form, errorOf, summary: error && !isAtField ? errorText(error) : null }
}
