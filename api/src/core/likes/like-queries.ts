import type { Db } from '../../database/connection.ts'
import type { Trx } from '../../database/transaction.ts'

/** Received likes that were not looked at: from active members who are not blocked, fictional ones never. */
export const countNewLikes = async (db: Db, profileId: number): Promise<number> => {
  const { count } = await db
    .selectFrom('likes')
    .innerJoin('profiles', 'profiles.id', 'likes.from_id')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('likes.to_id', '=', profileId)
    .where('likes.like_new', '=', true)
    .where('likes.held', '=', false)
    .where('profiles.status', '=', 'active')
    .where('profiles.fictional', '=', false)
    .executeTakeFirstOrThrow()
  return count
}

/** Is there a delivered like from one profile to another? */
export const hasLike = async (db: Db, fromId: number, toId: number): Promise<boolean> =>
  (await db
    .selectFrom('likes')
    .select('to_id')
    .where('from_id', '=', fromId)
    .where('to_id', '=', toId)
    .where('held', '=', false)
    .executeTakeFirst()) !== undefined

/** Who is behind a profile; null for a fictional one. */
export const ownerOf = async (
  trx: Trx,
  profileId: number,
): Promise<{ userId: number; language: string; premium: boolean } | null> => {
  const row = await trx
    .selectFrom('users')
    .innerJoin('profiles', 'profiles.user_id', 'users.id')
    .select(['users.id', 'users.language', 'users.paid_user'])
    .where('profiles.id', '=', profileId)
    .executeTakeFirst()
  return row ? { userId: row.id, language: row.language, premium: row.paid_user } : null
}
