import { logoutContract } from '@lonk/shared-api/calls/session/logout.schema.ts'
import { tellPresence } from '../../core/realtime/tell-presence.ts'
import { closeSession } from '../../core/session/end-sessions.ts'
import { clearSessionCookie } from '../../core/session/session-cookie.ts'
import { afterCommit } from '../../database/transaction.ts'
import { endpoint } from '../../http/endpoint.ts'

/** GET /api/logout.php: the streams of this session end too; those of other browsers check and stay open. */
export const logoutEndpoint = endpoint(logoutContract, async ({ member, services, reply, now }) => {
  clearSessionCookie(services, reply)
  if (!member) return { ok: true }
  await services.transaction(async (trx) => {
    await closeSession(trx, member.session)
    await trx.updateTable('profiles').set({ online_until: now }).where('id', '=', member.profileId).execute()
    afterCommit(trx, () => services.fanOut.send(member.userId, { event: 'logout', data: {} }))
  })
  await tellPresence(services, member, false, now)
  return { ok: true }
})
