import type { Call } from '../../call.ts'
import type { DeleteMessageRequest, SendMessageAnswer, SendMessageRequest } from './message.schema.ts'

/** `client_id` is the message's identity: however many tries, one message and one debit. */
export const sendMessage: Call<SendMessageRequest, SendMessageAnswer> = {
  method: 'POST',
  path: '/api/message.php',
  idempotent: true,
}

/**
 * For the caller alone at any time; for both sides only the caller's own message, unread and at most 15 minutes old,
 * else `delete_too_late`. Credits come back only while nobody has received it. Repeating it is no error.
 */
export const deleteMessage: Call<DeleteMessageRequest, { ok: boolean }> = {
  method: 'DELETE',
  path: '/api/message.php',
}
