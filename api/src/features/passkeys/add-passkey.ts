import { addPasskeyContract } from '@lonk/shared-api/calls/account/passkeys.schema.ts'
import { mostPasskeys } from '@lonk/shared-api/calls/account/passkeys.ts'
import { type RegistrationResponseJSON, verifyRegistrationResponse } from '@simplewebauthn/server'
import { mailMember } from '../../core/mail/account-mail.ts'
import { isOpen } from '../../core/session/open-account.ts'
import { apiError } from '../../errors.ts'
import { endpoint } from '../../http/endpoint.ts'
import { challengeIn, takeChallenge } from './challenges.ts'
import { passkeysOf } from './passkeys-of.ts'
import { type RelyingParty, relyingParty } from './relying-party.ts'

/** POST /api/passkeys.php */
export const addPasskeyEndpoint = endpoint(
  addPasskeyContract,
  async ({ input, member, services, site, now }) => {
    const { userId, session } = member
    const { name, passkey } = input
    const challenge = challengeIn(passkey.response.clientDataJSON)
    const asked =
      challenge !== null && (await takeChallenge(services.db, { challenge, purpose: 'add', session, now }))
    if (!asked) throw apiError('passkey_invalid')
    const made = await verified(
      { ...passkey, clientExtensionResults: {} },
      challenge,
      relyingParty(services, site),
    )
    if (!made) throw apiError('passkey_invalid')
    return services.transaction(async (trx) => {
      // Two at once are counted one after the other; an account that has ended meanwhile gets none.
      const owner = await trx
        .selectFrom('users')
        .select('status')
        .where('id', '=', userId)
        .forNoKeyUpdate()
        .executeTakeFirst()
      if (!isOpen(owner?.status)) throw apiError('authentication_required')
      const { passkeys } = await passkeysOf(trx, userId)
      if (passkeys.length >= mostPasskeys) throw apiError('passkey_limit')
      const added = await trx
        .insertInto('passkeys')
        .values({
          user_id: userId,
          credential_id: made.credential.id,
          public_key: Buffer.from(made.credential.publicKey).toString('base64url'),
          counter: made.credential.counter,
          transports: passkey.response.transports ?? [],
          name,
          synced: made.credentialBackedUp,
          created_at: now,
        })
        .onConflict((conflict) => conflict.column('credential_id').doNothing())
        .returning('id')
        .executeTakeFirst()
      if (!added) throw apiError('passkey_invalid')
      await mailMember(trx, services, { userId, template: 'passkey_added', params: { device: name }, now })
      return passkeysOf(trx, userId)
    })
  },
)

/** The library throws at what it does not believe. */
const verified = async (response: RegistrationResponseJSON, challenge: string, party: RelyingParty) => {
  const found = await verifyRegistrationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
  }).catch(() => null)
  return found?.verified ? found.registrationInfo : null
}
