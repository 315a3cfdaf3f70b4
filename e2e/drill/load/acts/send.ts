import { randomUUID } from 'node:crypto'
import { sendMessage } from '@lonk/shared-api/calls/chat/message.ts'
import { type Act, counted } from '../counted.ts'
import { oneOf } from '../one-of.ts'

/** One message, however often it is asked for; written down once the site has said that it is sent. */
export const send: Act = async (member, figures) => {
  const clientId = randomUUID()
  const idempotencyKey = randomUUID()
  const toProfileId = oneOf(member.partners)
  const text = `Bericht ${clientId}`
  await counted(member, figures, 'message', () =>
    member.browser.client.call(
      sendMessage,
      { profile_id: toProfileId, client_id: clientId, type: 'text', text },
      { idempotencyKey },
    ),
  )
  member.notebook.sent.push({ clientId, text, toProfileId, at: performance.now() })
}
