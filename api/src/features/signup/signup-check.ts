import { signupCheckContract } from '@lonk/shared-api/calls/signup/signup-check.schema.ts'
import { email, profileName } from '@lonk/shared-api/schemas/account-fields.ts'
import { endpoint } from '../../http/endpoint.ts'
import { errorText } from '../../http/error-texts.ts'
import { saysNobodyIsKnown } from '../settings/neutral-messages.ts'
import type { Site } from '../settings/site.ts'
import { isReserved } from './reserved-names.ts'
import { isEmailKnown, isNameTaken } from './signup-checks.ts'

/** POST /api/signup-check.php: said while the visitor fills in the form; sign-up checks again. */
export const signupCheckEndpoint = endpoint(
  signupCheckContract,
  async ({ input, services, site, language }) => {
    const error =
      (input.email === undefined ? null : await emailProblem(services.db, site, input.email)) ??
      (input.name === undefined ? null : await nameProblem(services.db, site, input.name))
    return error ? { ok: false, error, message: errorText(language, error) } : { ok: true }
  },
)

type Db = Parameters<typeof isEmailKnown>[0]

const emailProblem = async (db: Db, site: Site, raw: string): Promise<string | null> => {
  const parsed = email.safeParse(raw)
  if (!parsed.success) return 'email_invalid'
  // Asked address by address this would be a list of members; signing up says it, five times an hour.
  if (saysNobodyIsKnown(site)) return null
  return (await isEmailKnown(db, site.host, parsed.data)) ? 'email_exists' : null
}

const nameProblem = async (db: Db, site: Site, raw: string): Promise<string | null> => {
  const parsed = profileName.safeParse(raw)
  if (!parsed.success) return parsed.error.issues[0]?.message ?? 'name_invalid'
  if (isReserved(parsed.data, site.values.name)) return 'name_taken'
  return (await isNameTaken(db, site.host, parsed.data)) ? 'name_taken' : null
}
