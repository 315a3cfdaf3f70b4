import type { Call } from '../../call.ts'
import type { UnsubscribeRequest } from './unsubscribe.schema.ts'

/** The link in a mail: a page that asks. Mail scanners open links, so it changes nothing. */
export const openUnsubscribe: Call<{ token: string }, undefined> = {
  method: 'GET',
  path: '/api/unsubscribe.php',
}

/** One click, on the page's button or in a mail program (RFC 8058); the token is in the query. */
export const unsubscribe: Call<UnsubscribeRequest, { ok: boolean }> = {
  method: 'POST',
  path: '/api/unsubscribe.php',
}
