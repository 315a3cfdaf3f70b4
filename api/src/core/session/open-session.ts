import type { FastifyReply, FastifyRequest } from 'fastify'
import { after } from '../../clock.ts'
import { afterCommit, type Trx } from '../../database/transaction.ts'
import { apiError } from '../../errors.ts'
import type { Services } from '../../services.ts'
import { tellPresence } from '../realtime/tell-presence.ts'
import type { LogoutNotice } from './end-sessions.ts'
import { isOpen } from './open-account.ts'
import { sessionHash, setSessionCookie } from './session-cookie.ts'
import { memberRow, personOf } from './session-owner.ts'
import { lifetime, onlineFor } from './session-times.ts'
import { hashToken, newToken } from './session-token.ts'

type NewSession = {
  userId: number
  remember: boolean
  /** The hash that the caller's password was compared with: refused where it was changed meanwhile. */
  passwordHash?: string | null
}

/**
 * Opens a session, gives its cookie and returns its hash. Any session the browser had before is closed: the token
 * rotates.
 */
export const openSession = async (
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  { userId, remember, passwordHash }: NewSession,
): Promise<string> => {
  const token = newToken()
  const now = services.clock.now()
  const session = hashToken(token)
  const previous = sessionHash(services, request)
  await services.transaction(async (trx) => {
    await requireOpenAccount(trx, userId, passwordHash)
    if (previous) await endPrevious(trx, services, previous, userId)
    await trx
      .insertInto('sessions')
      .values({
        token_hash: session,
        user_id: userId,
        remember,
        created_at: now,
        expires_at: after(now, lifetime),
        last_seen: now,
        ip_hash: request.network,
        user_agent: request.headers['user-agent']?.slice(0, 200) ?? null,
      })
      .execute()
    await trx
      .updateTable('profiles')
      .set({ last_online_at: now, online_until: after(now, onlineFor) })
      .where('user_id', '=', userId)
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('users')
              .select('users.id')
              .where('users.id', '=', userId)
              .where('users.invisible', '=', true),
          ),
        ),
      )
      .execute()
  })
  setSessionCookie(services, reply, token, remember ? lifetime : null)
  const owner = await memberRow(services.db, session, now)
  if (owner) await tellPresence(services, personOf(owner), true, now)
  return session
}

/** Another account's, perhaps: a page of it that is still open must hear no more. */
const endPrevious = async (
  trx: Trx,
  { fanOut }: Pick<Services, 'fanOut'>,
  session: string,
  newOwner: number,
): Promise<void> => {
  const ended = await trx
    .deleteFrom('sessions')
    .where('token_hash', '=', session)
    .returning('user_id')
    .executeTakeFirst()
  if (!ended) return
  const data: LogoutNotice = ended.user_id === newOwner ? { renewed: session } : {}
  afterCommit(trx, () => fanOut.send(ended.user_id, { event: 'logout', data }))
}

/** Waits for a deletion or a change of password that is under way: no session may outlive either. */
const requireOpenAccount = async (trx: Trx, userId: number, passwordHash: string | null | undefined) => {
  const account = await trx
    .selectFrom('users')
    .select(['status', 'password_hash'])
    .where('id', '=', userId)
    .forShare()
    .executeTakeFirst()
  if (!isOpen(account?.status)) throw apiError('login_failed')
  if (passwordHash !== undefined && account?.password_hash !== passwordHash) throw apiError('login_failed')
}
