import type { Call } from '../../call.ts'
import type { ActivationMailAnswer, ActivationMailRequest } from './activation-mail.schema.ts'

/** Sends the activation mail again, to a corrected address where one is given. */
export const sendActivationMail: Call<ActivationMailRequest, ActivationMailAnswer> = {
  method: 'POST',
  path: '/api/activation-mail.php',
}
