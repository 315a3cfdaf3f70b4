import { eventsContract } from '@lonk/shared-api/calls/realtime/events.schema.ts'
import { apiError } from '../../errors.ts'
import { endpoint } from '../../http/endpoint.ts'
import { openStream, streamsOf } from './stream.ts'

const mostStreams = 3

/** GET /api/events.php: a server-sent stream that only shortens the wait; polling stays the truth. */
export const eventsEndpoint = endpoint(eventsContract, async ({ member, services, request, reply }) => {
  if (streamsOf(services, member.userId) >= mostStreams) throw apiError('sse_busy')
  const resumeAfter = Number(request.headers['last-event-id'])
  const from = Number.isSafeInteger(resumeAfter) && resumeAfter >= 0 ? resumeAfter : null
  reply.hijack()
  await openStream(services, reply, member, request.headers['last-event-id'] === undefined ? null : from)
  return reply
})
