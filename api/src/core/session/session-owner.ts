import type { FastifyRequest } from 'fastify'
import { before } from '../../clock.ts'
import type { Db } from '../../database/connection.ts'
import type { Services } from '../../services.ts'
import { sessionHash } from './session-cookie.ts'
import { longest } from './session-times.ts'

/** Sessions in which their member may call. */
export const openSessions = (db: Db, now: Date) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .innerJoin('profiles', 'profiles.user_id', 'users.id')
    .where('sessions.expires_at', '>', now)
    .where('sessions.created_at', '>', before(now, longest))
    .where('users.status', 'in', ['not_confirmed', 'active', 'paused'])

export const memberRow = (db: Db, session: string, now: Date) =>
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

export const personOf = (row: SessionOwner) => ({
  profileId: row.profile_id,
  host: row.domain_host,
  status: row.status,
  invisible: row.invisible,
})
