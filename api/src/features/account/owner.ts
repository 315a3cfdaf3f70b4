import type { Db } from '../../database/connection.ts'
import type { Trx } from '../../database/transaction.ts'
import { problemAt } from '../../errors.ts'
import type { Member } from '../session/member.ts'

/** What a member's own session needs to know before it changes the account. */
export const ownerOfAccount = (db: Db, member: Pick<Member, 'userId' | 'session'>) =>
  db
    .selectFrom('users')
    .innerJoin('profiles', 'profiles.user_id', 'users.id')
    .innerJoin('sessions', (join) =>
      join.onRef('sessions.user_id', '=', 'users.id').on('sessions.token_hash', '=', member.session),
    )
    .select([
      'users.email',
      'users.status',
      'users.password_hash as passwordHash',
      'profiles.name',
      'sessions.remember',
    ])
    .where('users.id', '=', member.userId)
    .executeTakeFirstOrThrow()

/**
 * Still the password that was typed? Comparing takes a while, and whoever else knows it may have been shut out by a new
 * one meanwhile. Waits for a change that is under way.
 */
export const requirePassword = async (
  trx: Trx,
  userId: number,
  passwordHash: string | null,
  field: string,
): Promise<void> => {
  const now = await trx
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (now?.password_hash !== passwordHash) throw problemAt(field, 'old_password_wrong')
}
