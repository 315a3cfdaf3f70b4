import type { FastifyReply, FastifyRequest } from 'fastify'
import { after, before } from '../../clock.ts'
import { arrivalOf } from '../../http/arrival.ts'
import type { Services } from '../../services.ts'
import type { Member } from '../member/member.ts'
import { tellPresence } from '../realtime/tell-presence.ts'
import { sessionHash, setSessionCookie } from './session-cookie.ts'
import { memberRow, personOf, type SessionOwner } from './session-owner.ts'
import { noteAliveEvery, onlineFor, renewAfter, slidingEnd } from './session-times.ts'

/**
 * The member of this request's session, or null. Renews what each call prolongs: the sign of life, and the cookie
 * where there is an answer to put it on.
 */
export const loadMember = async (
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply | null,
): Promise<Member | null> => {
  const session = sessionHash(services, request)
  if (!session) return null
  const now = services.clock.now()
  const row = await memberRow(services.db, session, now)
  // The cookie stays: this call may have begun before another one gave the browser its new session, and ends after it.
  if (!row) return null
  const looking = arrivalOf(request) !== 'foreign' && (row.hidden_at === null || !isBackground(request))
  if (looking && (row.hidden_at || before(now, noteAliveEvery) > row.last_seen))
    await noteAlive(services, row, session, now)
  const until = slidingEnd(row.created_at, now)
  if (reply && row.expires_at < before(until, renewAfter))
    await renew(services, request, reply, { session, remember: row.remember, until, now })
  return {
    userId: row.user_id,
    profileId: row.profile_id,
    status: row.status,
    paidUser: row.paid_user,
    role: row.role,
    language: row.language,
    country: row.country,
    host: row.domain_host,
    invisible: row.invisible,
    gender: row.gender,
    seeking: row.seeking,
    session,
    loggedInAt: row.created_at,
  }
}

/** What a hidden page goes on asking: no sign that somebody is looking. */
const backgroundCalls = new Set([
  '/api/poll.php',
  '/api/events.php',
  '/api/page-hidden.php',
  '/api/user.php',
  '/api/chats.php',
  '/api/likes.php',
])
const isBackground = (request: FastifyRequest): boolean =>
  backgroundCalls.has(request.routeOptions.url ?? '') &&
  (request.method === 'GET' || request.method === 'POST')

const noteAlive = async (services: Services, row: SessionOwner, session: string, now: Date) => {
  const { db } = services
  await db
    .updateTable('sessions')
    .set({ last_seen: now, hidden_at: null })
    .where('token_hash', '=', session)
    .execute()
  if (row.invisible) return
  await db
    .updateTable('profiles')
    .set({ last_online_at: now, online_until: after(now, onlineFor) })
    .where('id', '=', row.profile_id)
    .execute()
  if (row.online_until <= now) await tellPresence(services, personOf(row), true, now)
}

type Renewal = { session: string; remember: boolean; until: Date; now: Date }

const renew = async (
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  { session, remember, until, now }: Renewal,
) => {
  await services.db
    .updateTable('sessions')
    .set({ expires_at: until })
    .where('token_hash', '=', session)
    .execute()
  const token = request.cookies[services.config.sessionCookie.name]
  if (token) setSessionCookie(services, reply, token, remember ? until.getTime() - now.getTime() : null)
}
