import { getSessionsContract } from '@lonk/shared-api/calls/account/sessions.schema.ts'
import { endpoint } from '../../http/endpoint.ts'

/** GET /api/sessions.php: where the member is logged in, the latest first. */
export const getSessionsEndpoint = endpoint(getSessionsContract, async ({ member, services, now }) => {
  const rows = await services.db
    .selectFrom('sessions')
    .select(['id', 'token_hash', 'created_at', 'last_seen', 'user_agent'])
    .where('user_id', '=', member.userId)
    .where('expires_at', '>', now)
    .orderBy('last_seen', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return {
    sessions: rows.map(({ id, token_hash, created_at, last_seen, user_agent }) => ({
      id,
      current: token_hash === member.session,
      created_at: created_at.toISOString(),
      last_seen: last_seen.toISOString(),
      user_agent,
    })),
  }
})
