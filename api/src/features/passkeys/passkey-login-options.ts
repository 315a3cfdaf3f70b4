import { passkeyLoginOptionsContract } from '@lonk/shared-api/calls/account/passkeys.schema.ts'
import { generateAuthenticationOptions } from '@simplewebauthn/server'
import { endpoint } from '../../http/endpoint.ts'
import { keepChallenge } from './challenges.ts'
import { relyingParty } from './relying-party.ts'

/** POST /api/passkey-login-options.php: names no member, so that nobody learns who has a passkey. */
export const passkeyLoginOptionsEndpoint = endpoint(
  passkeyLoginOptionsContract,
  async ({ services, site, now }) => {
    const options = await generateAuthenticationOptions({
      rpID: relyingParty(services, site).id,
      userVerification: 'required',
    })
    const { challenge } = options
    await keepChallenge(services.db, { challenge, purpose: 'login', session: null, now })
    return { options: { ...options } }
  },
)
