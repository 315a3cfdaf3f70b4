import { endSessionsContract } from '@lonk/shared-api/calls/account/sessions.schema.ts'
import { revokeSessions } from '../../core/session/end-sessions.ts'
import { clearSessionCookie } from '../../core/session/session-cookie.ts'
import { afterCommit } from '../../database/transaction.ts'
import { endpoint } from '../../http/endpoint.ts'

/** DELETE /api/sessions.php: one by its number, or all but this one. What is gone already is not an error. */
export const endSessionsEndpoint = endpoint(
  endSessionsContract,
  async ({ input, member, services, reply }) => {
    const { id } = input
    await services.transaction(async (trx) => {
      if (id === undefined) return revokeSessions(trx, services, member.userId, member.session)
      const ended = await trx
        .deleteFrom('sessions')
        .where('id', '=', id)
        .where('user_id', '=', member.userId)
        .returning('token_hash')
        .executeTakeFirst()
      if (!ended) return
      if (ended.token_hash === member.session) clearSessionCookie(services, reply)
      afterCommit(trx, () => services.fanOut.send(member.userId, { event: 'logout', data: {} }))
    })
    return { ok: true }
  },
)
