import type { Call } from '../../call.ts'

export const sendTyping: Call<{ conversation_id: number }, undefined> = {
  method: 'POST',
  path: '/api/typing.php',
}
