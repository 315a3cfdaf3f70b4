import { pageHiddenContract } from '@lonk/shared-api/calls/realtime/page-hidden.schema.ts'
import { tellPresence } from '../../core/realtime/tell-presence.ts'
import { endpoint } from '../../http/endpoint.ts'

/** POST /api/page-hidden.php: a beacon. Notes when the member was last here and ends the presence. */
export const pageHiddenEndpoint = endpoint(pageHiddenContract, async ({ member, services, now }) => {
  if (!member) return undefined
  const { db } = services
  await db
    .updateTable('sessions')
    .set({ last_seen: now, hidden_at: now })
    .where('token_hash', '=', member.session)
    .execute()
  if (!member.invisible)
    await db
      .updateTable('profiles')
      .set({ last_online_at: now, online_until: now })
      .where('id', '=', member.profileId)
      .execute()
  await tellPresence(services, member, false, now)
  return undefined
})
