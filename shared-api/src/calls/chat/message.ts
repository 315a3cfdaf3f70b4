import type { Call } from '../../call.ts'
import type { DeleteMessageRequest, SendMessageAnswer, SendMessageRequest } from './message.schema.ts'

/** `client_id` is the message's identity: however many tries, one message and one debit. */
export const sendMessage: Call<SendMessageRequest, SendMessageAnswer> = {
  method: 'POST',
  path: '/api/message.php',
  idempotent: true,
}

export const deleteMessage: Call<DeleteMessageRequest, { ok: boolean }> = {
  method: 'DELETE',
  path: '/api/message.php',
}
