import type { Call, NoInput } from '../../call.ts'
import type {
  AccountAnswer,
  AccountUserAnswer,
  DeleteAccountAnswer,
  DeleteAccountRequest,
  PauseAccountRequest,
  ReactivateRequest,
} from './account.schema.ts'

/** What the way out offers: reasons, one alternative to each, and what the member would leave behind. */
export const getAccount: Call<NoInput, AccountAnswer> = { method: 'GET', path: '/api/account.php' }

/**
 * Takes the member out of everybody's sight until the end of a day, or brings them back; nothing is lost, repeating it
 * changes nothing. `email_not_confirmed` before activation, 422 on `until` outside one to six months.
 */
export const pauseAccount: Call<PauseAccountRequest, AccountUserAnswer> = {
  method: 'PUT',
  path: '/api/account.php',
}

/** Hidden and logged out at once; gone for good after 14 days, or now with `immediate`. */
export const deleteAccount: Call<DeleteAccountRequest, DeleteAccountAnswer> = {
  method: 'DELETE',
  path: '/api/account.php',
}

/** Called by `/account-deleted?token=`. */
export const reactivateAccount: Call<ReactivateRequest, AccountUserAnswer> = {
  method: 'POST',
  path: '/api/account-reactivate.php',
}
