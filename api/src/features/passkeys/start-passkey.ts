import { startPasskeyContract } from '@lonk/shared-api/calls/account/passkeys.schema.ts'
import { mostPasskeys } from '@lonk/shared-api/calls/account/passkeys.ts'
import { generateRegistrationOptions } from '@simplewebauthn/server'
import { ownerOfAccount } from '../../core/account/owner.ts'
import { apiError, problemAt } from '../../errors.ts'
import { endpoint } from '../../http/endpoint.ts'
import { keepChallenge } from './challenges.ts'
import { relyingParty, userHandle } from './relying-party.ts'

/** POST /api/passkey-options.php: whoever sits at an open session makes no way in for later without the password. */
export const startPasskeyEndpoint = endpoint(
  startPasskeyContract,
  async ({ input, member, services, site, now }) => {
    const { userId, session } = member
    const owner = await ownerOfAccount(services.db, member)
    if (!(await services.passwords.matches(owner.passwordHash, input.password)))
      throw problemAt('password', 'old_password_wrong')
    const known = await services.db
      .selectFrom('passkeys')
      .select(['credential_id as id', 'transports'])
      .where('user_id', '=', userId)
      .execute()
    if (known.length >= mostPasskeys) throw apiError('passkey_limit')
    const party = relyingParty(services, site)
    const options = await generateRegistrationOptions({
      rpID: party.id,
      rpName: party.name,
      userID: userHandle(services, userId),
      userName: owner.email,
      userDisplayName: owner.name,
      excludeCredentials: known,
      // It stands in place of address and password: it is found without the one, and opened as a phone is.
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
    await keepChallenge(services.db, { challenge: options.challenge, purpose: 'add', session, now })
    return { options: { ...options } }
  },
)
