import { passkeyLoginContract } from '@lonk/shared-api/calls/account/passkeys.schema.ts'
import { languages } from '@lonk/shared-api/schemas/primitives.ts'
import { type AuthenticationResponseJSON, verifyAuthenticationResponse } from '@simplewebauthn/server'
import { NoResultError } from 'kysely'
import { loadUser } from '../../core/account/load-user.ts'
import { requireLoginAllowed } from '../../core/session/login-allowed.ts'
import { openSession } from '../../core/session/open-session.ts'
import type { Db } from '../../database/connection.ts'
import { apiError } from '../../errors.ts'
import { endpoint } from '../../http/endpoint.ts'
import { challengeIn, takeChallenge } from './challenges.ts'
import { type RelyingParty, relyingParty } from './relying-party.ts'

/**
 * POST /api/passkey-login.php. Wrong passwords do not lock it: what is shown here was not guessed, and whoever tries
 * them all day must not shut out the member.
 */
export const passkeyLoginEndpoint = endpoint(
  passkeyLoginContract,
  async ({ input, services, site, request, reply, now, language }) => {
    const { db } = services
    const { passkey } = input
    const challenge = challengeIn(passkey.response.clientDataJSON)
    const asked =
      challenge !== null && (await takeChallenge(db, { challenge, purpose: 'login', session: null, now }))
    if (!asked) throw apiError('passkey_invalid')
    const known = await findPasskey(db, passkey.id, site.host)
    if (!known) throw apiError('passkey_unknown')
    const counter = await verified(passkey, challenge, known, relyingParty(services, site))
    if (counter === null) throw apiError('passkey_invalid')
    requireLoginAllowed(known, language, now)

    // Gone, or shown by somebody else since it was read: an authenticator that counts never counts the same twice.
    const used = await db
      .updateTable('passkeys')
      .set({ counter, last_used_at: now })
      .where('id', '=', known.id)
      .where('counter', '=', known.counter)
      .returning('id')
      .executeTakeFirst()
    if (!used) throw apiError('passkey_invalid')
    const session = await openSession(services, request, reply, {
      userId: known.user_id,
      remember: input.remember ?? true,
    })
    const own = languages.find((candidate) => candidate === known.language) ?? language
    const user = await loadUser(services, db, known.user_id, { language: own, session, now }).catch(orErased)
    return { user }
  },
)

type KnownPasskey = NonNullable<Awaited<ReturnType<typeof findPasskey>>>

const findPasskey = (db: Db, credentialId: string, host: string) =>
  db
    .selectFrom('passkeys')
    .innerJoin('users', 'users.id', 'passkeys.user_id')
    .select([
      'passkeys.id',
      'passkeys.user_id',
      'passkeys.credential_id',
      'passkeys.public_key',
      'passkeys.counter',
      'users.status',
      'users.purge_at',
      'users.language',
    ])
    .where('passkeys.credential_id', '=', credentialId)
    .where('users.domain_host', '=', host)
    .where('users.status', '!=', 'purged')
    .executeTakeFirst()

/** How often it says that it was used; null where the library does not believe it. */
const verified = async (
  passkey: Omit<AuthenticationResponseJSON, 'clientExtensionResults' | 'response'> & {
    response: Omit<AuthenticationResponseJSON['response'], 'userHandle'> & {
      userHandle?: string | null | undefined
    }
  },
  challenge: string,
  known: KnownPasskey,
  party: RelyingParty,
): Promise<number | null> => {
  const { userHandle, ...shown } = passkey.response
  const response = { ...shown, ...(userHandle ? { userHandle } : {}) }
  const found = await verifyAuthenticationResponse({
    response: { ...passkey, response, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    credential: {
      id: known.credential_id,
      publicKey: new Uint8Array(Buffer.from(known.public_key, 'base64url')),
      counter: known.counter,
    },
  }).catch(() => null)
  return found?.verified ? found.authenticationInfo.newCounter : null
}

/** Erased for good in the moment since it was shown: then nobody is called that any more. */
const orErased = (error: unknown): never => {
  throw error instanceof NoResultError ? apiError('passkey_unknown') : error
}
