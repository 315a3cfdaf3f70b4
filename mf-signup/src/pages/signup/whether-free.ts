import { checkSignup } from '@lonk/shared-api/calls/signup/signup-check.ts'
import { api } from '@lonk/shared-api/client.ts'

export type CheckedField = 'name' | 'email'

export interface Refusal {
  readonly code: string
  /** In the visitor's language; '' where the server gave none. */
  readonly message: string
}

const answers = new Map<string, Promise<Refusal | null>>()

/** Asks the server once per value; null where it is free or cannot be told: signing up decides in the end. */
export const askWhetherFree = (field: CheckedField, value: string): Promise<Refusal | null> => {
  const key = `${field} ${value}`
  const known = answers.get(key)
  if (known) return known
  const asked = api.call(checkSignup, { [field]: value }).then(
    ({ ok, error, message }) => (ok ? null : { code: error ?? 'field_invalid', message: message ?? '' }),
    () => {
      answers.delete(key)
      return null
    },
  )
  answers.set(key, asked)
  return asked
}
