import type { Call } from '../../call.ts'
import type {
  DirectDebitAnswer,
  DirectDebitOtpAnswer,
  DirectDebitOtpRequest,
  DirectDebitRequest,
} from './directdebit.schema.ts'

/** Sends a code to the member's phone and answers the mandate that they are about to sign. */
export const postDirectDebitOtp: Call<DirectDebitOtpRequest, DirectDebitOtpAnswer> = {
  method: 'POST',
  path: '/api/directdebit-otp.php',
  idempotent: true,
}

/** Signs the mandate with the code and places the order. */
export const postDirectDebit: Call<DirectDebitRequest, DirectDebitAnswer> = {
  method: 'POST',
  path: '/api/directdebit.php',
  idempotent: true,
}
