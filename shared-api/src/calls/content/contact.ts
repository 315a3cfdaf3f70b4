import type { Call } from '../../call.ts'
import type { ContactAnswer, ContactRequest } from './contact.schema.ts'

/** A letter to the site's support; answered with the number that both sides refer to from then on. */
export const sendContact: Call<ContactRequest, ContactAnswer> = { method: 'POST', path: '/api/contact.php' }
