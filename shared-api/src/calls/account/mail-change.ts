import type { Call } from '../../call.ts'
import type { AskMailChangeAnswer, AskMailChangeRequest, MailChangeAnswer } from './mail-change.schema.ts'

/** A link to the new address, a notice with an undo link of 72 hours to the old one. */
export const askMailChange: Call<AskMailChangeRequest, AskMailChangeAnswer> = {
  method: 'POST',
  path: '/api/mail-change.php',
}

/** Called by `/mail-change/do` with the token of either mail: the change, or its undoing. */
export const doMailChange: Call<{ token: string }, MailChangeAnswer> = {
  method: 'PUT',
  path: '/api/mail-change.php',
}
