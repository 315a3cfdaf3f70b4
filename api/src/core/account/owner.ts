import type { Db } from '../../database/connection.ts'
import type { UserStatus } from '../../database/schema/account.ts'
import type { Trx } from '../../database/transaction.ts'
import { apiError, problemAt } from '../../errors.ts'
import type { Member } from '../member/member.ts'
import { isOpen } from '../session/open-account.ts'

/** What a member's own session needs to know before it changes the account; it may have ended since it was let in. */
export const ownerOfAccount = async (db: Db, member: Pick<Member, 'userId' | 'session'>) => {
  const owner = await db
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
    .executeTakeFirst()
  if (!owner) throw apiError('authentication_required')
  return owner
}

type LockedOwner = { email: string; status: UserStatus }

/**
 * Is it still the password that was typed, and an account that it opens? Comparing takes a while: whoever else knows it
 * may have been shut out by a new one meanwhile, or the account deleted. Waits for a change that is under way, and
 * judges by what that left.
 */
export const requirePassword = async (
  trx: Trx,
  userId: number,
  passwordHash: string | null,
  field: string,
): Promise<LockedOwner> => {
  const now = await trx
    .selectFrom('users')
    .select(['email', 'status', 'password_hash'])
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!now || !isOpen(now.status)) throw apiError('authentication_required')
  if (now.password_hash !== passwordHash) throw problemAt(field, 'old_password_wrong')
  return { email: now.email, status: now.status }
}
