import { pollContract } from '@lonk/shared-api/calls/realtime/poll.schema.ts'
import { sessionHash } from '../../core/session/session-cookie.ts'
import { apiError } from '../../errors.ts'
import { arrivalOf } from '../../http/arrival.ts'
import { endpoint } from '../../http/endpoint.ts'
import { findPolls } from './find-polls.ts'

/**
 * GET /api/poll.php: three revision numbers. Together with their owner they make the ETag: whoever logs in after
 * somebody else may have the same numbers, and not the same news. The time in the answer is not part of it. One that
 * finds nothing new is answered from memory (`poll-memory.ts`), one that finds something by one indexed read.
 */
export const pollEndpoint = endpoint(
  pollContract,
  async ({ member, services, reply, now }) => {
    const { userId, session } = member
    const found = await services.pollMemory.read(
      member,
      async () => (await findPolls(services.db, [session], now)).get(session) ?? null,
    )
    if (!found) throw apiError('authentication_required')
    const { user_rev, chats_rev, likes_rev } = found
    const registry = await services.registry.read(now)
    reply.header('ETag', tagOf(userId, found.revisions, registry))
    return { user_rev, chats_rev, likes_rev, registry, server_time: now.toISOString() }
  },
  {
    unchanged: (services, request) => {
      const now = services.clock.now()
      const registry = services.registry.known(now)
      const session = registry && sessionHash(services, request)
      if (!session) return null
      const known = services.pollMemory.recall(session, now.getTime(), arrivalOf(request) !== 'foreign')
      if (!known) return null
      return { userId: known.userId, etag: tagOf(known.userId, known.revisions, registry.sequence) }
    },
  },
)

const tagOf = (userId: number, revisions: string, registry: number | null): string =>
  `"${userId}.${revisions}.${registry ?? 0}"`
