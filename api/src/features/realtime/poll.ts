import { pollContract } from '@lonk/shared-api/calls/realtime/poll.schema.ts'
import { endpoint } from '../../http/endpoint.ts'
import { registrySequence } from './registry-sequence.ts'

/**
 * GET /api/poll.php: three revision numbers by one indexed read, so that a poll that finds nothing new costs next to
 * nothing. Together with their owner they make the ETag: whoever logs in after somebody else
 * may have the same numbers, and not the same news. The time in the answer is not part of it.
 */
export const pollEndpoint = endpoint(pollContract, async ({ member, services, reply, now }) => {
  const row = await services.db
    .selectFrom('account_revisions')
    .select(['user_rev', 'chats_rev', 'likes_rev'])
    .where('user_id', '=', member.userId)
    .executeTakeFirst()
  const { user_rev, chats_rev, likes_rev } = row ?? { user_rev: 1, chats_rev: 1, likes_rev: 1 }
  const registry = await registrySequence(services.config.registry, now)
  reply.header('ETag', `"${member.userId}.${user_rev}.${chats_rev}.${likes_rev}.${registry ?? 0}"`)
  return { user_rev, chats_rev, likes_rev, registry, server_time: now.toISOString() }
})
