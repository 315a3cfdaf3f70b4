import { sendMessageContract } from '@lonk/shared-api/calls/chat/message.schema.ts'
import { withPhotoLinks } from '../../../core/photos/message-photo.ts'
import { endpoint } from '../../../http/endpoint.ts'
import { idempotent } from '../../../http/idempotent.ts'
import { postMessage } from './post-message.ts'

/** POST /api/message.php */
export const sendMessageEndpoint = endpoint(sendMessageContract, async (context) => {
  const { input, member, services, now } = context
  const site = await services.sites.of(member.host, member.country)
  const answer = await idempotent(context, (trx) =>
    postMessage(trx, member.userId, input, {
      settings: site.values,
      now,
      onDelivered: services.demoLife.messageArrived,
    }),
  )
  // Kept without links: a repeated call gets links of its own.
  return { ...answer, message: withPhotoLinks(services, answer.message, { session: member.session, now }) }
})
