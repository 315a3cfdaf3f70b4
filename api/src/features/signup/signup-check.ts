import { signupCheckContract } from '@lonk/shared-api/calls/signup/signup-check.schema.ts'
import { email, profileName } from '@lonk/shared-api/schemas/account-fields.ts'
import type { Site } from '../../core/settings/site.ts'
import type { Db } from '../../database/connection.ts'
import { endpoint } from '../../http/endpoint.ts'
import { errorText } from '../../http/error-texts.ts'
import { isReserved } from './reserved-names.ts'
import { isNameTaken } from './signup-checks.ts'

/**
 * POST /api/signup-check.php: checked while the visitor fills in the form; sign-up checks again. Whether an address has
 * an account is not told here: asked address by address that would make a list of members. Signing up tells it, five
 * times an hour, and some more for whoever proves work each time.
 */
export const signupCheckEndpoint = endpoint(
  signupCheckContract,
  async ({ input, services, site, language }) => {
    const error =
      (input.email === undefined || email.safeParse(input.email).success ? null : 'email_invalid') ??
      (input.name === undefined ? null : await nameProblem(services.db, site, input.name))
    return error ? { ok: false, error, message: errorText(language, error) } : { ok: true }
  },
)

const nameProblem = async (db: Db, site: Site, raw: string): Promise<string | null> => {
  const parsed = profileName.safeParse(raw)
  if (!parsed.success) return parsed.error.issues[0]?.message ?? 'name_invalid'
  if (isReserved(parsed.data, site.values.name)) return 'name_taken'
  return (await isNameTaken(db, site.host, parsed.data)) ? 'name_taken' : null
}
