import type { Call } from '../../call.ts'
import type { ActivateAnswer, ActivateRequest } from './activate.schema.ts'

export const activate: Call<ActivateRequest, ActivateAnswer> = { method: 'POST', path: '/api/activate.php' }

/** The link in the mail: a document request that redirects, never fetched by a page. */
export const followActivationLink: Call<ActivateRequest, undefined> = {
  method: 'GET',
  path: '/api/activate.php',
}
