import type { Call } from '../../call.ts'

/** Called by the payment provider, with the payment's id alone: the truth is fetched from the provider. */
export const notifyPayment: Call<{ id: string }, undefined> = {
  method: 'POST',
  path: '/api/webhooks/psp.php',
}
