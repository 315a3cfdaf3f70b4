import { hash, randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { after, before, days, hours, minutes, seconds } from '../../clock.ts'
import type { Db } from '../../database/connection.ts'
import { afterCommit, type Trx } from '../../database/transaction.ts'
import { apiError } from '../../errors.ts'
import { arrivalOf } from '../../http/arrival.ts'
import { keptFor } from '../../kept-for.ts'
import type { Services } from '../../services.ts'
import type { Member } from '../member/member.ts'
import { tellPresence } from '../realtime/tell-presence.ts'
import { isOpen } from './open-account.ts'

const lifetime = days(keptFor.session_days)
const longest = days(keptFor.session_most_days)
const renewAfter = hours(24)
/** A member counts as online this long after the last sign of life. */
export const onlineFor = minutes(6)
/** Whoever looks at a page has given one at most so long ago. */
export const noteAliveEvery = seconds(150)

export const hashToken = (token: string): string => hash('sha256', token, 'base64url')

/** 32 random bytes; only their hash is stored. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/**
 * `renewed`: the browser of this session gets a new one with the same answer, and is not told that it is logged out.
 */
export type LogoutNotice = { renewed?: string }

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

export const closeSession = (trx: Trx, session: string) =>
  trx.deleteFrom('sessions').where('token_hash', '=', session).execute()

/** After a change of password: nobody else stays in. */
export const closeOtherSessions = (trx: Trx, userId: number, keep: string | null) =>
  trx
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .$if(keep !== null, (query) => query.where('token_hash', '!=', keep ?? ''))
    .execute()

/** The same, and the streams of the ended sessions end with them. */
export const revokeSessions = async (
  trx: Trx,
  services: Pick<Services, 'fanOut'>,
  userId: number,
  keep: string | null,
  data: LogoutNotice = {},
): Promise<void> => {
  await closeOtherSessions(trx, userId, keep)
  afterCommit(trx, () => services.fanOut.send(userId, { event: 'logout', data }))
}

/** `cookieKept`: milliseconds; null until the browser is closed. */
const setSessionCookie = (
  services: Services,
  reply: FastifyReply,
  token: string,
  cookieKept: number | null,
) => {
  const { name, secure } = services.config.sessionCookie
  reply.setCookie(name, token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure,
    ...(cookieKept === null ? {} : { maxAge: Math.floor(cookieKept / 1000) }),
  })
}

export const clearSessionCookie = (services: Services, reply: FastifyReply) => {
  const { name, secure } = services.config.sessionCookie
  reply.clearCookie(name, { path: '/', httpOnly: true, sameSite: 'lax', secure })
}

export const sessionHash = (services: Services, request: FastifyRequest): string | null => {
  const token = request.cookies[services.config.sessionCookie.name]
  return token ? hashToken(token) : null
}

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

export type SessionOwner = NonNullable<Awaited<ReturnType<typeof memberRow>>>

/** Whose session a request carries, without a sign of life: what a page shows is fetched while nobody looks. */
export const sessionOwner = async (
  services: Services,
  request: FastifyRequest,
): Promise<{ session: string; owner: SessionOwner } | null> => {
  const session = sessionHash(services, request)
  const owner = session ? await memberRow(services.db, session, services.clock.now()) : undefined
  return session && owner ? { session, owner } : null
}

/** Sessions in which their member may call. */
export const openSessions = (db: Db, now: Date) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .innerJoin('profiles', 'profiles.user_id', 'users.id')
    .where('sessions.expires_at', '>', now)
    .where('sessions.created_at', '>', before(now, longest))
    .where('users.status', 'in', ['not_confirmed', 'active', 'paused'])

/** When a call in a session has something to do besides what it is for: the session is over, or is to be renewed. */
export const untilDue = ({ expires_at, created_at }: { expires_at: Date; created_at: Date }): Date => {
  const last = after(created_at, longest)
  const renewed = after(expires_at, renewAfter)
  const due = renewed < last ? before(renewed, lifetime) : last
  return due < expires_at ? due : expires_at
}

const memberRow = (db: Db, session: string, now: Date) =>
  openSessions(db, now)
    .select([
      'sessions.user_id',
      'sessions.last_seen',
      'sessions.expires_at',
      'sessions.created_at',
      'sessions.remember',
      'sessions.hidden_at',
      'profiles.id as profile_id',
      'profiles.gender',
      'profiles.seeking',
      'profiles.online_until',
      'users.status',
      'users.paid_user',
      'users.role',
      'users.language',
      'users.country',
      'users.domain_host',
      'users.invisible',
    ])
    .where('sessions.token_hash', '=', session)
    .executeTakeFirst()

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

const personOf = (row: SessionOwner) => ({
  profileId: row.profile_id,
  host: row.domain_host,
  status: row.status,
  invisible: row.invisible,
})

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

/** Every visit puts the end off, up to the one that no visit moves. */
const slidingEnd = (createdAt: Date, now: Date): Date =>
  new Date(Math.min(after(now, lifetime).getTime(), after(createdAt, longest).getTime()))

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
