import type { Call } from '../../call.ts'

/** Called by the mail provider, in its own words: a mail came back, or its reader called it spam. */
export const notifyMail: Call<Record<string, unknown>, undefined> = {
  method: 'POST',
  path: '/api/webhooks/mail.php',
}
