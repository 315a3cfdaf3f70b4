import type { Call } from '../../call.ts'
import type { ActivateAnswer, ActivateRequest } from './activate.schema.ts'

/**
 * Confirms the address by the mail's token and logs in: the profile becomes visible, free credits are granted, held
 * likes and messages go out. Works once; a used token is `token_invalid`.
 */
export const activate: Call<ActivateRequest, ActivateAnswer> = { method: 'POST', path: '/api/activate.php' }

/** The link in the mail: a document request that redirects, never fetched by a page. */
export const followActivationLink: Call<ActivateRequest, undefined> = {
  method: 'GET',
  path: '/api/activate.php',
}
