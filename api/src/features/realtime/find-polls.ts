import { sql } from 'kysely'
import { openSessions } from '../../core/session/session-owner.ts'
import { untilDue } from '../../core/session/session-times.ts'
import type { Db } from '../../database/connection.ts'
import type { Found } from './poll-memory.ts'

export type PollFound = Found & { user_rev: number; chats_rev: number; likes_rev: number }

/** What polls of these sessions find; those that have ended are not in it. Session and numbers are of one moment. */
export const findPolls = async (
  db: Db,
  sessions: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, PollFound>> => {
  const rows = await openSessions(db, now)
    .leftJoin('account_revisions', 'account_revisions.user_id', 'users.id')
    .select([
      'sessions.token_hash',
      'sessions.last_seen',
      'sessions.expires_at',
      'sessions.created_at',
      'account_revisions.user_rev',
      'account_revisions.chats_rev',
      'account_revisions.likes_rev',
    ])
    .where(sql<boolean>`sessions.token_hash = any(${sessions}::text[])`)
    .execute()
  return new Map(
    rows.map((row) => {
      // Somebody of whom nothing was ever told has no row.
      const [user_rev, chats_rev, likes_rev] = [row.user_rev ?? 1, row.chats_rev ?? 1, row.likes_rev ?? 1]
      return [
        row.token_hash,
        {
          ...{ user_rev, chats_rev, likes_rev },
          revisions: `${user_rev}.${chats_rev}.${likes_rev}`,
          read: now.getTime(),
          lastSeen: row.last_seen.getTime(),
          until: untilDue(row).getTime(),
        },
      ]
    }),
  )
}
