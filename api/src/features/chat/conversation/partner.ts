import type { Language } from '@lonk/shared-api/schemas/primitives.ts'
import type { Db } from '../../../database/connection.ts'
import { type Account, languageOf } from '../account.ts'
import { type Standing, standingOf } from './standing.ts'

export type Partner = {
  profileId: number
  /** Null for a fictional profile: nobody to tell. */
  userId: number | null
  fictional: boolean
  language: Language
  readReceipts: boolean
  /** Would be open but for this member's own block: members may still see those whom they have blocked. */
  seen: boolean
  standing: Standing
}

/** The other side as this member may know it; undefined where there is no such profile on this site. */
export const loadPartner = async (db: Db, me: Account, profileId: number): Promise<Partner | undefined> => {
  const row = await db
    .selectFrom('profiles')
    .leftJoin('users', 'users.id', 'profiles.user_id')
    .select([
      'profiles.user_id',
      'profiles.fictional',
      'profiles.status as profile_status',
      'users.status as user_status',
      'users.language',
      'users.read_receipts',
    ])
    .where('profiles.id', '=', profileId)
    .where('profiles.domain_host', '=', me.host)
    .executeTakeFirst()
  if (!row) return undefined
  const blockers = await blockersBetween(db, me.profileId, profileId)
  return {
    profileId,
    userId: row.user_id,
    fictional: row.fictional,
    language: languageOf(row.language),
    readReceipts: row.read_receipts ?? false,
    seen: standingOf({ ...row, blocked: blockers.includes(profileId) }) === 'open',
    standing: standingOf({ ...row, blocked: blockers.length > 0 }),
  }
}

const blockersBetween = async (db: Db, one: number, other: number): Promise<number[]> => {
  const rows = await db
    .selectFrom('blocks')
    .select('blocker_id')
    .where((where) =>
      where.or([
        where.and([where('blocker_id', '=', one), where('blocked_id', '=', other)]),
        where.and([where('blocker_id', '=', other), where('blocked_id', '=', one)]),
      ]),
    )
    .execute()
  return rows.map(({ blocker_id }) => blocker_id)
}
