import { hashToken } from '../../core/session/session-token.ts'
import { isForThisAddress } from '../../core/tokens/tokens.ts'
import type { Db } from '../../database/connection.ts'
import type { TokenPurpose } from '../../database/schema/account.ts'

/** Whose token this is, without locking it; null where it is dead or its account cannot be entered. */
export const openToken = async (db: Db, token: string, purpose: TokenPurpose, now: Date) => {
  const row = await db
    .selectFrom('tokens')
    .innerJoin('users', 'users.id', 'tokens.user_id')
    .innerJoin('profiles', 'profiles.user_id', 'users.id')
    .select([
      'users.id as userId',
      'users.email',
      'users.password_hash as passwordHash',
      'profiles.name',
      'tokens.used_at as usedAt',
    ])
    .where('tokens.hash', '=', hashToken(token))
    .where('tokens.purpose', '=', purpose)
    .where('tokens.expires_at', '>', now)
    .where(isForThisAddress)
    .where('users.status', 'in', ['not_confirmed', 'active', 'paused'])
    .executeTakeFirst()
  return row ?? null
}
