import { checkSignup } from '@lonk/shared-api/calls/signup/signup-check.ts'
import { api } from '@lonk/shared-api/client.ts'

export interface Refusal {
  readonly code: string
  /** In the visitor's language; '' where the server gave none. */
  readonly message: string
}

const answers = new Map<string, Promise<Refusal | null>>()

/**
 * Asks the server once for each profile name; null where it is free or nobody can say: signing up decides in the end,
 * and only it says whether an address has an account.
 */
export const askWhetherFree = (name: string): Promise<Refusal | null> => {
  const known = answers.get(name)
  if (known) return known
  const asked = api.call(checkSignup, { name }).then(
    ({ ok, error, message }) => (ok ? null : { code: error ?? 'field_invalid', message: message ?? '' }),
    () => {
      answers.delete(name)
      return null
    },
  )
  answers.set(name, asked)
  return asked
}
