import { eventsContract } from '@lonk/shared-api/calls/realtime/events.schema.ts'
import { apiError } from '../../errors.ts'
import { endpoint } from '../../http/endpoint.ts'
import { streamsOf } from './open-streams.ts'
import { openStream } from './stream.ts'

const mostStreams = 3

/** GET /api/events.php: a server-sent stream that only shortens the wait; polling stays the truth. */
export const eventsEndpoint = endpoint(
  eventsContract,
  async ({ member, services, request, reply, input }) => {
    if (streamsOf(services, member.userId) >= mostStreams) throw apiError('sse_busy')
    const lastHeard = readSeq(request.headers['last-event-id']) ?? input.after ?? null
    reply.hijack()
    await openStream(services, reply, member, lastHeard)
    return reply
  },
)

const readSeq = (header: string | string[] | undefined): number | null => {
  const seq = header === undefined ? null : Number(header)
  return seq !== null && Number.isSafeInteger(seq) && seq >= 0 ? seq : null
}
