import type { Call } from '../../call.ts'

/**
 * Shows "is typing" to the partner for 6 s, where a message would reach them; otherwise it is silently dropped.
 * At most 20 a minute; a lost one is not worth a second try.
 */
export const sendTyping: Call<{ conversation_id: number }, undefined> = {
  method: 'POST',
  path: '/api/typing.php',
}
