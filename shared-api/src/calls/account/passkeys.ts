import type { Call, NoInput } from '../../call.ts'
import type { UserAnswer } from '../session/user.schema.ts'
import type {
  AddPasskeyRequest,
  PasskeyLoginOptionsAnswer,
  PasskeyLoginRequest,
  PasskeysAnswer,
  RemovePasskeyRequest,
  StartPasskeyAnswer,
  StartPasskeyRequest,
} from './passkeys.schema.ts'

/** How many passkeys a member may keep; one more is `passkey_limit`. */
export const mostPasskeys = 10

/** Characters of a passkey's name. */
export const longestPasskeyName = 60

/** The member's own, at most ten, the newest first. */
export const getPasskeys: Call<NoInput, PasskeysAnswer> = { method: 'GET', path: '/api/passkeys.php' }

/**
 * The password once more, for what the browser makes a passkey from. It can be used once, within ten minutes, by the
 * session that asked.
 */
export const startPasskey: Call<StartPasskeyRequest, StartPasskeyAnswer> = {
  method: 'POST',
  path: '/api/passkey-options.php',
}

/** What the browser made of `startPasskey`'s options, and what the member calls it; a mail tells of it. */
export const addPasskey: Call<AddPasskeyRequest, PasskeysAnswer> = {
  method: 'POST',
  path: '/api/passkeys.php',
}

/** Logs nobody in any more; sessions that it has opened go on. Answers those that are left; a mail tells of it. */
export const removePasskey: Call<RemovePasskeyRequest, PasskeysAnswer> = {
  method: 'DELETE',
  path: '/api/passkeys.php',
}

/** What a browser asks for a passkey with, whosever it is: once, within fifteen minutes. */
export const passkeyLoginOptions: Call<NoInput, PasskeyLoginOptionsAnswer> = {
  method: 'POST',
  path: '/api/passkey-login-options.php',
}

/** Logs in without address and password; `passkey_unknown` where it was removed, or is of another site. */
export const passkeyLogin: Call<PasskeyLoginRequest, UserAnswer> = {
  method: 'POST',
  path: '/api/passkey-login.php',
}
