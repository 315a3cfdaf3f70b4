import type { Call } from '../../call.ts'
import type { ConsentRequest } from './consent.schema.ts'

/** What a person chose about cookies and storage; asked again after 180 days or with a new version. */
export const sendConsent: Call<ConsentRequest, { ok: boolean }> = {
  method: 'POST',
  path: '/api/consent.php',
}
